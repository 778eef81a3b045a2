import { myDataRoutes, type MyData } from '@petwise/contracts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import {
  readAssessments,
  readConversations,
  readFiles,
  readHealthImports,
  readReportLinks,
  removeAll,
} from './repository.ts';

/** What the server holds of an owner: theirs to take with them, and theirs to delete. */
export const myDataRoom = fastifyPlugin(
  async (app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }) => {
    registerRoute(app, myDataRoutes.export, async ({ actor, reply }) => {
      const at = new Date(clock()).toISOString();
      reply.header(
        'content-disposition',
        `attachment; filename="petwise-my-data-${at.slice(0, 10)}.json"`,
      );
      return collect(db, actor.ownerId, at);
    });
    registerRoute(app, myDataRoutes.remove, async ({ actor }) => {
      await db.transaction((tx) => removeAll(tx, actor.ownerId));
      return { deleted: true as const };
    });
  },
  { name: 'my-data', dependencies: ['auth'] },
);

async function collect(db: Database, ownerId: string, exportedAt: string): Promise<MyData> {
  return {
    schema: 'petwise.my-data',
    version: 1,
    exportedAt,
    assessments: await readAssessments(db, ownerId),
    conversations: await readConversations(db, ownerId),
    files: await readFiles(db, ownerId),
    healthImports: await readHealthImports(db, ownerId),
    reportLinks: await readReportLinks(db, ownerId),
  };
}

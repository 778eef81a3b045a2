import { Readable } from 'node:stream';
import { setImmediate as nextImmediate } from 'node:timers/promises';
import { myDataRoutes, type MyData } from '@petwise/contracts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { ExportedPages } from '../../db/owner-data.ts';
import type { AccessLog } from '../access-log/access-log.ts';
import { lockOwner } from '../auth/owners.ts';
import { OWNER_DATA } from '../owner-data.ts';
import type { ResumableUploads } from '../uploads/resumable/resumable-uploads.ts';
import type { UploadService } from '../uploads/service.ts';
import type { Erasure } from './erasure.ts';

/** A slow line may take this long for everything an owner has. */
const EXPORT_MS = 15 * 60 * 1000;

export interface MyDataParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly resumable: ResumableUploads;
  readonly accessLog: AccessLog;
  readonly erasure: Erasure;
  /** How long data is kept after its last change; null without end. */
  readonly keepDays: number | null;
}

/** What the server holds of an owner: theirs to take with them, and theirs to delete. */
export const myDataRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: MyDataParts) => {
    const { db, clock, uploads, resumable, accessLog, erasure, keepDays } = parts;
    app.addHook('onReady', async () => erasure.wake());
    app.addHook('onClose', async () => erasure.stop());
    registerRoute(app, myDataRoutes.export, {
      handlerTimeout: EXPORT_MS,
      handler: async ({ actor, reply }) => {
        const at = new Date(clock()).toISOString();
        reply.header(
          'content-disposition',
          `attachment; filename="petwise-my-data-${at.slice(0, 10)}.json"`,
        );
        reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
        return reply.send(Readable.from(exportOf(db, actor.ownerId, at), { objectMode: false }));
      },
    });
    registerRoute(app, myDataRoutes.retention, async () => ({ days: keepDays }));
    registerRoute(app, myDataRoutes.remove, async ({ actor }) => {
      const contents = await uploads.contentsOf(actor.ownerId);
      // What waits to be written goes with the rest.
      await accessLog.flush();
      // Before what is noted: a server that ends between the two would leave the pieces.
      await resumable.removeAll(actor.ownerId);
      await db.transaction(async (tx) => {
        await lockOwner(tx, actor.ownerId);
        for (const room of OWNER_DATA) await room.forget(tx, actor.ownerId);
        await erasure.note(tx, contents);
      });
      erasure.wake();
      return { deleted: true as const };
    });
  },
  { name: 'my-data', dependencies: ['auth'] },
);

/** The file piece by piece, as the database gives its rows: no more than a page of them is in memory. */
async function* exportOf(
  db: Database,
  ownerId: string,
  exportedAt: string,
): AsyncGenerator<string> {
  const head = { schema: 'petwise.my-data', version: 1, exportedAt } satisfies Partial<MyData>;
  yield JSON.stringify(head).slice(0, -1);
  for (const room of OWNER_DATA) {
    for (const [name, pages] of Object.entries(room.exportOf?.(db, ownerId) ?? {})) {
      yield* listOf(name, pages);
    }
  }
  yield '}';
}

async function* listOf(name: string, pages: ExportedPages): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let comma = '';
  for await (const rows of pages) {
    for (const row of rows) {
      yield comma + JSON.stringify(row);
      comma = ',';
    }
    // The embedded database and a fast line never wait for anything: page would follow page, and nobody else be heard.
    await nextImmediate();
  }
  yield ']';
}

import { operatorRoutes } from '@petwise/contracts/operator';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { AccessLog } from '../access-log/access-log.ts';
import type { ReleaseKeys } from '../releases/keys.ts';
import { type DataBuckets, dataFoldersOf } from './data-files.ts';
import { writeBackup } from './write-backup.ts';

interface BackupsParts {
  readonly config: Config;
  readonly buckets: DataBuckets;
  readonly db: Database;
  readonly keys: ReleaseKeys;
  readonly accessLog: AccessLog;
}

/** For who runs the server: a copy of everything, while it runs. */
export const backupsRoom = fastifyPlugin(
  async (app: FastifyInstance, { config, buckets, db, keys, accessLog }: BackupsParts) => {
    registerRoute(app, operatorRoutes.backup, {
      rate: 'release',
      guard: async (request) => {
        const { isOperator } = await keys.holderOf(request);
        if (!isOperator) throw new ProblemError('forbidden', 'This needs the operator’s key');
      },
      handler: async ({ reply }) => {
        await accessLog.noteBackup();
        const archive = await writeBackup(db, dataFoldersOf(config, buckets));
        reply.header('cache-control', 'no-store').type('application/x-tar');
        return reply.send(archive);
      },
    });
  },
  { name: 'backups', dependencies: ['contract-routes'] },
);

import { labTestRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { searchLabTests } from './search.ts';

/** DX-08 to DX-10: which laboratory tests fit what was found. */
export const labTestsRoom = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    registerRoute(app, labTestRoutes.search, async ({ query }) =>
      searchLabTests(query.terms, config),
    );
  },
  { name: 'lab-tests', dependencies: ['auth'] },
);

import { camel, kebab, pascal } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import { apiReport } from '../updates.ts';

/**
 * A route of the server: its contract, a room that answers it, and a test
 * through a real server. It is read by its owner alone and keeps nothing.
 *
 * @param name of the room and the address: `pet-photos` is `GET /api/pet-photos`
 */
export function route(name: string): Recipe {
  const own = kebab(name);
  const routes = `${camel(own)}Routes`;
  const room = `${camel(own)}Room`;
  const folder = `server/src/rooms/${own}`;
  return {
    files: {
      [`shared/contracts/src/${own}.ts`]: `import * as v from 'valibot';
import { defineRoutes } from './route.ts';

/** What the server answers under this name. */
export const ${pascal(own)} = v.object({ entries: v.array(v.string()) });
export type ${pascal(own)} = v.InferOutput<typeof ${pascal(own)}>;

/** What is asked of the server at /api/${own}. */
export const ${routes} = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/${own}',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'none',
    response: ${pascal(own)},
  },
});
`,
      [`${folder}/routes.ts`]: `import { ${routes}, type ${pascal(own)} } from '@petwise/contracts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { registerRoute } from '../../plugins/contract-routes.ts';

/** Answers /api/${own}. */
export const ${room} = fastifyPlugin(
  async (app: FastifyInstance) => {
    registerRoute(app, ${routes}.list, async (): Promise<${pascal(own)}> => ({ entries: [] }));
  },
  { name: '${own}', dependencies: ['auth'] },
);
`,
      [`${folder}/${own}.test.ts`]: `import { ${routes} } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('it answers its owner, and nobody without a session', async () => {
  const call = { method: 'GET', url: ${routes}.list.path } as const;
  const device = await server.device();
  expect((await device.inject(call)).json()).toEqual({ entries: [] });
  expect((await server.app.inject(call)).statusCode).toBe(401);
});
`,
    },
    insertions: [
      {
        path: 'server/README.md',
        text: `| \`rooms/${own}\` | what is asked at \`/api/${own}\` |\n`,
        before: '| `db` |',
      },
      {
        path: 'shared/contracts/src/index.ts',
        before: 'export { defineRoutes }',
        text: `export { ${pascal(own)}, ${routes} } from './${own}.ts';\n`,
      },
      {
        path: 'server/src/app.ts',
        before: 'import { operationsRoom }',
        text: `import { ${room} } from './rooms/${own}/routes.ts';\n`,
      },
      {
        path: 'server/src/app.ts',
        before: '  await app.register(labTestsRoom',
        text: `  await app.register(${room});\n`,
      },
    ],
    updates: [apiReport('routes.md')],
    next: [
      'What the room owns, in the table of server/README.md.',
      `Say in shared/contracts/src/${own}.ts what it takes and gives; ownerData where it touches what an owner told.`,
      'A table of its own: a migration in server/src/db/migrations, a line in tools/lint/tables.mjs, a repository and owner-data.ts beside the routes, listed in server/src/rooms/owner-data.ts.',
    ],
  };
}

import { shareRoutes, type RouteContract } from '@petwise/contracts';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contractRoutes, registerRoute } from './contract-routes.ts';
import { problems } from './problems.ts';

test('bug: the time of a call ended with the reading of its body, so that one that hung was never given up', async () => {
  const app = Fastify();
  await app.register(problems);
  await app.register(cookie);
  await app.register(contractRoutes, { validateResponses: true });
  const contract = {
    method: 'POST',
    path: '/api/hangs',
    access: 'public',
    bodyKind: 'json',
    body: v.object({}),
    response: shareRoutes.list.response,
  } satisfies RouteContract;
  registerRoute(app, contract, {
    handlerTimeout: 50,
    handler: () => new Promise(() => undefined),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/hangs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  await app.close();
});

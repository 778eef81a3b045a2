import { myDataRoutes, type RouteContract, shareRoutes } from '@petwise/contracts';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { contractRoutes } from './contract-routes.ts';

const { params: _params, ...noParams } = shareRoutes.revoke;
const { ownerData: _ownerData, ...noOwnerData } = myDataRoutes.export;
const { response: _response, ...noResponse } = myDataRoutes.export;
const rateLimit = { max: 10, timeWindow: '1 minute' };
const whole = { bodyLimit: 1024, config: { contract: myDataRoutes.export, rateLimit } };

describe('API-01 the start is refused with a route that has', () => {
  test.each([
    ['no contract', { ...whole, config: { rateLimit } }, /has no contract/],
    ['no rate', { ...whole, config: { contract: myDataRoutes.export } }, /has no rate/],
    ['no limit of size', { config: whole.config }, /has no limit of size/],
    [
      'no schema of its answer',
      { ...whole, config: { contract: noResponse, rateLimit } },
      /answer/,
    ],
    [
      'no rule of access',
      { ...whole, config: { contract: { ...myDataRoutes.export, access: 'any' }, rateLimit } },
      /rule of access/,
    ],
    [
      'no word on which data of an owner it touches',
      { ...whole, config: { contract: noOwnerData, rateLimit } },
      /which data of an owner/,
    ],
    [
      'JSON without a schema',
      { ...whole, config: { contract: { ...myDataRoutes.export, bodyKind: 'json' }, rateLimit } },
      /schema for its body/,
    ],
    [
      'an id without a schema',
      { ...whole, url: '/api/x/:id', config: { contract: noParams, rateLimit } },
      /ids in its address/,
    ],
    ['no word on whether it is a page', { url: '/x', config: { rateLimit } }, /has no contract/],
    ['a page for nobody known', { url: '/x', config: { page: {}, rateLimit } }, /rule of access/],
    ['a page without a rate', { url: '/x', config: { page: { access: 'public' } } }, /has no rate/],
    [
      'a page that can be written to',
      { url: '/x', method: 'POST', config: { page: { access: 'public' }, rateLimit } },
      /anything but GET/,
    ],
    [
      'a page in the place of an API route',
      { config: { page: { access: 'public' }, rateLimit } },
      /has no contract/,
    ],
  ])('%s', async (_what, { url = '/api/x', ...options }: { url?: string } & object, words) => {
    const app = Fastify();
    await app.register(contractRoutes, { validateResponses: true });
    // Wrong on purpose: what the types would not let through.
    const route = { method: 'GET', url, handler: async () => 'open', ...options } as never;
    expect(() => app.route(route)).toThrow(words);
    await app.close();
  });

  test('nothing missing is served', async () => {
    const app = Fastify();
    await app.register(contractRoutes, { validateResponses: true });
    const contract: RouteContract = myDataRoutes.export;
    app.route({
      method: 'GET',
      url: '/api/x',
      handler: async () => 'open',
      ...whole,
      config: { contract, rateLimit },
    });
    await app.close();
  });
});

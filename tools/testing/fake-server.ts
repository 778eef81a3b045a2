import type {
  Problem,
  RouteBody,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@petwise/contracts';
import { ApiError, type Transport } from '@petwise/api';
import * as v from 'valibot';

/** What a fake handler sees of a call. */
export interface FakeCall<R extends RouteContract> {
  readonly body: RouteBody<R>;
  readonly params: RouteParams<R>;
  readonly query: RouteQuery<R>;
}

/** One route answered by a test or a standalone page; built from the contract, so it cannot drift. */
export interface FakeHandler {
  readonly route: RouteContract;
  readonly reply: (call: FakeCall<RouteContract>) => Promise<Response>;
}

/** Answers a route with a value of its contract, or with a `Response` such as `problem(…)`. */
export function handle<R extends RouteContract>(
  route: R,
  reply: (call: FakeCall<R>) => RouteResponse<R> | Response | Promise<RouteResponse<R> | Response>,
): FakeHandler {
  return {
    route,
    reply: async (call) => {
      // The fake server parsed the call by this very route.
      const answer = await reply(call as FakeCall<R>);
      if (answer instanceof Response) return answer;
      return Response.json(v.parse(route.response, answer));
    },
  };
}

/** An error answer in the one shape of the wire. */
export function problem(status: number, code: Problem['code'], error: string): Response {
  return Response.json({ error, code, requestId: 'fake' } satisfies Problem, { status });
}

/** A transport that answers from handlers: requests are checked by the contract as the server would. */
export function fakeTransport(handlers: readonly FakeHandler[]): Transport {
  return {
    fetch: async (input, init) => {
      const url = new URL(input, 'http://fake.test');
      return answer(handlers, { method: init.method ?? 'GET', url, body: init.body });
    },
    upload: async (route, file, options) => {
      options?.onProgress?.({ sentBytes: file.size, totalBytes: file.size });
      const url = new URL(route.path, 'http://fake.test');
      const response = await answer(handlers, { method: route.method, url, body: file });
      if (response.ok) return response.json();
      throw new ApiError(response, (await response.json()) as Problem, null); // made by `problem`
    },
  };
}

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

async function answer(handlers: readonly FakeHandler[], incoming: Incoming): Promise<Response> {
  for (const handler of handlers) {
    const params = matchPath(handler.route.path, incoming.url.pathname);
    if (handler.route.method !== incoming.method || !params) continue;
    const body: unknown =
      typeof incoming.body === 'string' ? JSON.parse(incoming.body) : incoming.body;
    const { route } = handler;
    const parsed = route.body && route.bodyKind === 'json' ? v.safeParse(route.body, body) : null;
    if (parsed && !parsed.success) return problem(400, 'invalid-request', parsed.issues[0].message);
    // Parsed above; `undefined` stands where the route declares nothing.
    const call: unknown = {
      body: parsed ? parsed.output : body,
      params,
      query: queryOf(incoming.url),
    };
    // Built above from what the route declares.
    return handler.reply(call as FakeCall<RouteContract>);
  }
  return problem(
    404,
    'not-found',
    `No fake handler for ${incoming.method} ${incoming.url.pathname}`,
  );
}

function queryOf(url: URL): Record<string, string[]> {
  return Object.fromEntries(
    [...url.searchParams.keys()].map((key) => [key, url.searchParams.getAll(key)]),
  );
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

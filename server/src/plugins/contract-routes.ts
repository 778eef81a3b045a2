import rateLimit from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type {
  RouteBody,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@petwise/contracts';
import { ProblemError } from '../errors.ts';
import { normalisedJson } from '../text.ts';
import { callerOf } from './address.ts';
import { watchBody } from './body-progress.ts';
import { onBehalfOf } from './caller.ts';
import { type RateClass, RATES } from './rates.ts';
import { policyGaps, type PagePolicy } from './route-policy.ts';
import { isAnswered, whileAsked } from './while-asked.ts';

/** Who is asking, known from the session cookie. */
export interface Actor {
  readonly ownerId: string;
  /** Hash of the session's token; names the session, opens nothing. */
  readonly sessionHash: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
    page?: PagePolicy;
  }
  interface FastifyInstance {
    /** Names what a request says to be its session, as `sessionHash` does, before anybody has looked; null when it says nothing. */
    claimedSession: (request: FastifyRequest) => string | null;
    /** Finds the actor of a request by its cookie; null when there is none. */
    authenticate: (request: FastifyRequest) => Promise<Actor | null>;
    /** Every contract that is served, for the answer to a wrong method. */
    contracts: RouteContract[];
    /** The address of every route that is not of the API, and who may ask for it. */
    pages: Map<string, PagePolicy>;
    /** Tests check answers against their contract as well. */
    validateResponses: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** What a handler gets: everything checked, nothing else. */
export interface RouteInput<R extends RouteContract> {
  readonly body: RouteBody<R>;
  readonly params: RouteParams<R>;
  readonly query: RouteQuery<R>;
  readonly actor: R['access'] extends 'session' ? Actor : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteOptions {
  readonly rate?: RateClass;
  /** For a body that takes long to arrive; milliseconds. */
  readonly handlerTimeout?: number;
  /** Most bytes of a JSON body, where that is not the usual. */
  readonly bodyLimit?: number;
  /** Lets a caller in or refuses it before anybody is looked up; what it answers is called once the caller is answered, or gone. */
  readonly admit?: (request: FastifyRequest) => () => void;
  /** Refuses a caller before the body is read, where that is not by session. */
  readonly guard?: (request: FastifyRequest) => Promise<unknown>;
  /** Brings a JSON body of another accepted shape into that of the contract, by which it is then checked. */
  readonly plainBody?: (body: unknown) => unknown;
}

const JSON_LIMIT = 1024 * 1024;
const READ_MS = 30_000;
/** A write may wait for others that hold its row, on a computer that is busy with other things. */
const WRITE_MS = 120_000;
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data; ?boundary=/i;
const TYPES = { json: JSON_TYPE, form: FORM_TYPE, multipart: MULTIPART_TYPE } as const;
/** What RFC 2046 lets a boundary be; a longer one breaks the form's reader. */
const BOUNDARY = /boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})(?:$|[; ])/i;

/** Lets rooms put contracts on Fastify, and refuses an API route that has none. */
export const contractRoutes = fastifyPlugin(
  async (app: FastifyInstance, { validateResponses }: { validateResponses: boolean }) => {
    app.decorate('contracts', []);
    app.decorate('pages', new Map());
    app.decorate('validateResponses', validateResponses);
    app.decorateRequest('actor', null);
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => callerOf(request.ip),
    });
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      const wanted = request.routeOptions.config.contract?.bodyKind === 'json';
      if (!wanted) return done(null, undefined);
      // `parseAs: 'string'` hands over a string; the type allows a buffer as well.
      return parseJson(request, text as string, (error, body) => {
        if (error !== null) return done(error);
        const normal = normalisedJson(body);
        if (normal === null) return done(new ProblemError('invalid-request'));
        return done(null, normal.value);
      });
    });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (request, text, done) => {
        const wanted = request.routeOptions.config.contract?.bodyKind === 'form';
        if (!wanted) return done(null, undefined);
        const fields = Object.fromEntries(new URLSearchParams(String(text)));
        const normal = normalisedJson(fields);
        if (normal === null) return done(new ProblemError('invalid-request'));
        return done(null, normal.value);
      },
    );
    app.addHook('onRoute', (route) => {
      const gaps = policyGaps(route);
      if (gaps.length > 0) {
        throw new Error(`${String(route.method)} ${route.url} has no ${gaps.join(', no ')}`);
      }
      const page = route.config?.page;
      if (page !== undefined) app.pages.set(route.url, page);
    });
  },
  { name: 'contract-routes' },
);

/** Most requests for one route of an address, and of an owner wherever it comes from, for `@fastify/rate-limit`. */
export function rateOf(rate: RateClass): { max: number; timeWindow: string } {
  return { max: RATES[rate], timeWindow: '1 minute' };
}

/** The `config` of a route outside of the API: who may ask, how often. */
export function pageConfig(
  access: PagePolicy['access'],
  rate: RateClass,
): { page: PagePolicy; rateLimit: ReturnType<typeof rateOf> } {
  return { page: { access }, rateLimit: rateOf(rate) };
}

type Handler<R extends RouteContract> = (
  input: RouteInput<R>,
) => Promise<RouteResponse<R> | FastifyReply>;
type Served<R extends RouteContract> = RouteOptions & { readonly handler: Handler<R> };

/**
 * Serves one row of the API: who may call, what comes in, what goes out, how often.
 *
 * @param served what answers it; with `handler` by name where the route has options of its own
 */
export function registerRoute<const R extends RouteContract>(
  app: FastifyInstance,
  contract: R,
  served: Handler<R> | Served<R>,
): void {
  const route: Served<R> = typeof served === 'function' ? { handler: served } : served;
  const { handler, ...options } = route;
  app.contracts.push(contract);
  const usual = contract.method === 'GET' ? READ_MS : WRITE_MS;
  const longest = options.handlerTimeout ?? contract.timeoutMs ?? usual;
  const rate = options.rate ?? (contract.method === 'GET' ? 'read' : 'write');
  const ofOwner = app.createRateLimit({
    ...rateOf(rate),
    keyGenerator: ({ actor }) => actor?.ownerId ?? '',
  });
  app.route({
    method: contract.method,
    url: contract.path,
    bodyLimit: options.bodyLimit ?? JSON_LIMIT,
    handlerTimeout: longest,
    config: { contract, rateLimit: rateOf(rate) },
    // After the rate limit, before the body is read.
    preParsing: async (request) => {
      if (options.admit !== undefined) whileAsked(request, options.admit(request));
      if (contract.access === 'session') {
        request.actor = await signedIn(app, request);
        const counted = await ofOwner(request);
        if (!counted.isAllowed && counted.isExceeded)
          throw new ProblemError('too-many-requests', undefined, {
            retryAfter: counted.ttlInSeconds,
          });
      }
      await options.guard?.(request);
      checkContentType(contract, request);
      watchBody(request, contract.bodyKind === 'multipart' ? 'progress' : 'whole');
    },
    onSend: async (request, _reply, payload) => {
      isAnswered(request);
      return payload;
    },
    handler: async (request, reply) => {
      const { actor } = request;
      const input = { ...readInput(contract, request, options.plainBody), actor, request, reply };
      // `readInput` and the hook above built exactly what the contract's types describe.
      const answer = () => handler(input as unknown as RouteInput<R>);
      const work = actor === null ? answer() : onBehalfOf(actor.ownerId, answer);
      const result = await inTime(work, longest);
      // A handler that answered by itself (a file, a 304) has sent its reply by now.
      if (reply.sent) return reply;
      if (app.validateResponses) v.parse(contract.response, result);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return reply.send(result);
    },
  });
}

/** Fastify's own clock stops as soon as a body has been read. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    clock = setTimeout(() => fail(new ProblemError('unavailable')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(clock);
  }
}

async function signedIn(app: FastifyInstance, request: FastifyRequest): Promise<Actor> {
  const actor = await app.authenticate(request);
  if (actor === null) throw new ProblemError('not-authenticated');
  return actor;
}

function checkContentType(contract: RouteContract, request: FastifyRequest): void {
  if (contract.bodyKind === 'none') return;
  const type = request.headers['content-type'] ?? '';
  const pattern = TYPES[contract.bodyKind];
  if (!pattern.test(type)) throw new ProblemError('unsupported-media-type');
  if (contract.bodyKind === 'multipart' && !BOUNDARY.test(type)) {
    throw new ProblemError('invalid-request', 'The boundary of the form is not valid');
  }
}

function readInput(
  contract: RouteContract,
  request: FastifyRequest,
  plainBody: RouteOptions['plainBody'] = (body) => body,
): object {
  return {
    params: readParams(contract, request.params),
    query: check(contract.query, normalisedJson(request.query)?.value),
    body: ['json', 'form'].includes(contract.bodyKind)
      ? check(contract.body, plainBody(request.body))
      : undefined,
  };
}

/** An id that is no id names nothing: the same answer as for an id that is not there. */
function readParams(contract: RouteContract, params: unknown): unknown {
  if (contract.params === undefined) return undefined;
  const parsed = v.safeParse(contract.params, params);
  if (!parsed.success) throw new ProblemError('not-found');
  return parsed.output;
}

/** Checks a value against its schema; the problem names each wrong field. */
export function check<S extends v.GenericSchema>(
  schema: S | undefined,
  value: unknown,
): v.InferOutput<S> | undefined {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const details = parsed.issues.slice(0, 20).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  const first = details[0];
  const where = first === undefined || first.path === '' ? '' : `: ${first.path}`;
  throw new ProblemError('invalid-request', `The request is not valid${where}`, { details });
}

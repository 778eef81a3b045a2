import type { GenericSchema, InferOutput } from 'valibot';

/** The methods that routes have. */
export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/** How the request body travels: JSON, one multipart form with the named fields, or the plain form of a page without script. */
export type BodyKind = 'none' | 'json' | 'multipart' | 'form';

/** What of an owner's data a call gives out or changes; the owner sees in the access log that it was called. */
export type OwnerData =
  | 'pets'
  | 'assessments'
  | 'conversations'
  | 'reports'
  | 'files'
  | 'laboratory'
  | 'health'
  | 'links'
  | 'everything';

/** One row of the API: the server validates by it, the client is typed by it. */
export interface RouteContract {
  readonly method: HttpMethod;
  /** Fastify-style path, `:name` for parameters. */
  readonly path: string;
  /** `public` needs nobody; `session` a signed-in owner (API-04); `release-key` a team or the operator. */
  readonly access: 'public' | 'session' | 'release-key';
  /** Each call of a signed-in owner says it; no call without starts a server. */
  readonly ownerData?: OwnerData | 'none';
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly bodyKind: BodyKind;
  readonly body?: GenericSchema;
  /** The body of a 2xx answer. */
  readonly response: GenericSchema;
  /** How long the client waits, in milliseconds. */
  readonly timeoutMs?: number;
  /** A long call: takes an `Idempotency-Key` and joins a running job of the same key. */
  readonly idempotent?: boolean;
}

/** Declares a table of routes and keeps the literal types of each. */
export function defineRoutes<const T extends Record<string, RouteContract>>(routes: T): T {
  return routes;
}

/** The parsed 2xx answer of a route. */
export type RouteResponse<R extends RouteContract> = InferOutput<R['response']>;
/** The body a route takes; `undefined` when it takes none. */
export type RouteBody<R extends RouteContract> = R['body'] extends GenericSchema
  ? InferOutput<R['body']>
  : undefined;
/** The path parameters a route takes; `undefined` when it takes none. */
export type RouteParams<R extends RouteContract> = R['params'] extends GenericSchema
  ? InferOutput<R['params']>
  : undefined;
/** The query a route takes; `undefined` when it takes none. */
export type RouteQuery<R extends RouteContract> = R['query'] extends GenericSchema
  ? InferOutput<R['query']>
  : undefined;

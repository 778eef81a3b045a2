import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** What a line of the log may hold beside its time, level, message and request id. Everything else stays out. */
const FIELDS = [
  'err',
  'req',
  'res',
  'status',
  'code',
  'ip',
  'owner',
  'job',
  'kind',
  'remote',
  'path',
  'page',
  'responseTime',
] as const;

/** What a line may hold of an error; PostgreSQL's detail, its place and its parameters are the owner's words. */
const OF_ERROR = ['code', 'severity', 'constraint', 'table', 'column', 'routine'] as const;
const PLAIN_NAME = /^[\w.-]{1,80}$/;
const MOST_CAUSES = 4;

/**
 * One line of JSON each. Only what is listed here gets in: never a cookie, a
 * password, a header, a body, an address with its ids, or an error's message,
 * which may quote any of them. `ip` stands with a refused guess at the password alone (`problems.ts`).
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    formatters: { log: (entry) => pick(entry, FIELDS) },
    serializers: {
      // Fastify's type asks for the message, which must not be there.
      err: describeError as never,
      req: describeRequest,
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, withoutErrorMessage(args));
      },
    },
  };
}

/** What may be told of an error: its kind, its codes, where in the code it came from, and the same of its causes. */
export function describeError(error: unknown, depth = 1): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const known = Object.entries(pick(error, OF_ERROR)).filter(
    ([, value]) => typeof value === 'string' && PLAIN_NAME.test(value),
  );
  return {
    type: PLAIN_NAME.test(error.name) ? error.name : 'Error',
    ...Object.fromEntries(known),
    stack: framesOf(error),
    ...(cause === undefined || depth >= MOST_CAUSES
      ? {}
      : { cause: describeError(cause, depth + 1) }),
  };
}

/** Places in the code alone: the lines after the message that look like them. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return '';
  const lines = stack.slice(at + message.length).split('\n');
  return lines.filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line)).join('\n');
}

function describeRequest({ method, routeOptions, is404 }: FastifyRequest) {
  return { method, route: is404 ? 'page or none' : (routeOptions.url ?? 'none') };
}

/** A logger takes an error's own message where it is given no other. */
function withoutErrorMessage<Args extends [unknown, ...unknown[]]>(args: Args): Args {
  const [entry, message, ...rest] = args;
  const error = entry instanceof Error ? entry : errorIn(entry);
  if (error === null || (message !== undefined && message !== error.message)) return args;
  // The same list with another message.
  return [entry, 'error', ...rest] as unknown as Args;
}

function errorIn(entry: unknown): Error | null {
  const isHolder = typeof entry === 'object' && entry !== null && 'err' in entry;
  return isHolder && entry.err instanceof Error ? entry.err : null;
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

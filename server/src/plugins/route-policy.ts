import type { RouteOptions } from 'fastify';

/**
 * What an API route lacks before it may be served: who may call it, what comes
 * in and goes out, how much, how often. Types ask for most of it; this asks the
 * route as it really is, whoever put it there.
 */
export function policyGaps({ url, bodyLimit, config }: RouteOptions): string[] {
  const contract = config?.contract;
  if (contract === undefined) return ['contract'];
  const { access, bodyKind, body, params, response, ownerData } = contract;
  const rate = config?.rateLimit;
  const has: Readonly<Record<string, boolean>> = {
    'rule of access': ['public', 'session', 'release-key'].includes(access),
    'word on which data of an owner it touches': access !== 'session' || ownerData !== undefined,
    'schema for its answer': response !== undefined,
    'schema for its body': !['json', 'form'].includes(bodyKind) || body !== undefined,
    'schema for the ids in its address': !url.includes(':') || params !== undefined,
    'limit of size': bodyLimit !== undefined && bodyLimit > 0,
    rate: typeof rate === 'object' && typeof rate.max === 'number' && rate.max > 0,
  };
  return Object.entries(has).flatMap(([what, isThere]) => (isThere ? [] : [what]));
}

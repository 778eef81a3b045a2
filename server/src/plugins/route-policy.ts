import type { RouteContract } from '@petwise/contracts';
import type { RouteOptions } from 'fastify';

/** What is served outside of the API: pages, files, the socket, and what who runs the server asks. It takes no body and changes nothing. */
export interface PagePolicy {
  /** `public` needs nobody; `session` a signed-in owner; `operator` who may read the metrics. */
  readonly access: 'public' | 'session' | 'operator';
}

/**
 * What a route lacks before it may be served: who may call it, what comes in
 * and goes out, how much, how often. Types ask for most of it; this asks the
 * route as it really is, whoever put it there.
 */
export function policyGaps(route: RouteOptions): string[] {
  const { contract, page } = route.config ?? {};
  if (contract !== undefined) return contractGaps(route, contract);
  const mayBePage = page !== undefined && !route.url.startsWith('/api');
  return mayBePage ? pageGaps(route, page) : ['contract'];
}

function pageGaps({ method, config }: RouteOptions, { access }: PagePolicy): string[] {
  return gapsOf({
    'rule of access': ['public', 'session', 'operator'].includes(access),
    'reason to take anything but GET': [method].flat().every((one) => /^(GET|HEAD)$/.test(one)),
    rate: hasRate(config),
  });
}

function contractGaps({ url, bodyLimit, config }: RouteOptions, contract: RouteContract): string[] {
  const { access, bodyKind, body, params, response, ownerData } = contract;
  return gapsOf({
    'rule of access': ['public', 'session', 'release-key'].includes(access),
    'word on which data of an owner it touches': access !== 'session' || ownerData !== undefined,
    'schema for its answer': response !== undefined,
    'schema for its body': !['json', 'form'].includes(bodyKind) || body !== undefined,
    'schema for the ids in its address': !url.includes(':') || params !== undefined,
    'limit of size': bodyLimit !== undefined && bodyLimit > 0,
    rate: hasRate(config),
  });
}

function hasRate(config: RouteOptions['config']): boolean {
  const rate = config?.rateLimit;
  return typeof rate === 'object' && typeof rate.max === 'number' && rate.max > 0;
}

function gapsOf(has: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(has).flatMap(([what, isThere]) => (isThere ? [] : [what]));
}

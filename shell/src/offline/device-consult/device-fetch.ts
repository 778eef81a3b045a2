import { consultRoutes, deviceConsultRoutes, InitBody, SessionId } from '@petwise/contracts';
import * as v from 'valibot';
import { type DeviceCall, readCall, sessionOf } from './device-call.ts';
import { heldIds, isHeld } from './held-ids.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface DeviceFetchParts {
  readonly network: Fetch;
  readonly connection: {
    readonly isOffline: () => boolean;
    /** Asks the server once more, and tells whether it is out of reach. */
    readonly confirmOffline: () => Promise<boolean>;
    /** Calls back when the connection is found to be lost; returns the way to stop. */
    readonly onOffline: (listener: () => void) => () => void;
  };
  /** The code that assesses on this device; no part of a first load. */
  readonly service: () => Promise<typeof import('./open-service.ts')>;
}

/**
 * The page's `fetch`, with one addition: a consult begun while the server is
 * out of reach is begun on this device, and every later call about it is
 * answered here, by the contract of the same routes, until the server has it.
 * All else goes its usual way.
 */
export function deviceFetch(parts: DeviceFetchParts): Fetch {
  return async (url, init) => {
    const call = readCall(url, init);
    if (isCallOf(call, consultRoutes.init)) return begin(parts, call, { url, init });
    if (isCallOf(call, consultRoutes.list)) return list(parts, { url, init });
    if (isCallOf(call, deviceConsultRoutes.save)) return parts.network(url, init);
    const sessionId = sessionOf(call);
    if (sessionId === null || !isHeld(sessionId)) return parts.network(url, init);
    return here(parts, call, sessionId);
  };
}

async function here(parts: DeviceFetchParts, call: DeviceCall, sessionId: string) {
  const { answerCall, service } = await parts.service();
  return answerCall(call, sessionId, service);
}

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

async function begin(parts: DeviceFetchParts, call: DeviceCall, sent: Sent): Promise<Response> {
  const { key } = call;
  if (!v.is(InitBody, call.body) || !v.is(SessionId, key)) {
    return parts.network(sent.url, sent.init);
  }
  // To judge again takes what was understood then, which the server alone holds.
  if (call.body.follows !== undefined) return parts.network(sent.url, sent.init);
  if (!isHeld(key) && !parts.connection.isOffline()) {
    try {
      return await whileOnline(parts, sent);
    } catch (error) {
      if (call.signal?.aborted || !(await parts.connection.confirmOffline())) throw error;
    }
  }
  return here(parts, call, key);
}

/** The server's answer; fails too when the connection is lost while it works. */
async function whileOnline({ network, connection }: DeviceFetchParts, sent: Sent) {
  let stop = (): void => undefined;
  const lost = new Promise<never>((_, reject) => {
    stop = connection.onOffline(() => reject(new TypeError('The connection was lost')));
  });
  try {
    return await Promise.race([network(sent.url, sent.init), lost]);
  } finally {
    stop();
  }
}

/** The server's list with what this device holds in front; without the server, that alone. */
async function list(parts: DeviceFetchParts, { url, init }: Sent): Promise<Response> {
  if (heldIds().length === 0) return parts.network(url, init);
  const { readAllStored } = await parts.service();
  const own = readAllStored().map(({ consult }) => consult);
  try {
    const response = await parts.network(url, init);
    if (!response.ok) return response;
    const page = v.parse(consultRoutes.list.response, await response.json());
    const others = page.consults.filter(({ sessionId }) => !isHeld(sessionId));
    const isFirst = !new URL(url, location.href).searchParams.has('after');
    return Response.json({ ...page, consults: isFirst ? [...own, ...others] : others });
  } catch (error) {
    if (init.signal?.aborted || own.length === 0) throw error;
    return Response.json({ consults: own, onlyThisDevice: true });
  }
}

function isCallOf(
  { method, path }: DeviceCall,
  route: { readonly method: string; readonly path: string },
): boolean {
  return method === route.method && path === route.path;
}

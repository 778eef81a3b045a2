import { isAbsolute } from 'node:path';
import type { NetConnectOpts } from 'node:net';

/** "host:port", "[::1]:3310", or the path of a socket; null for anything else. */
export function clamdAddress(text: string): NetConnectOpts | null {
  if (isAbsolute(text)) return { path: text };
  const [, bracketed, bare, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? bare;
  if (host === undefined || port === undefined || Number(port) < 1 || Number(port) > 65_535) {
    return null;
  }
  return { host, port: Number(port) };
}

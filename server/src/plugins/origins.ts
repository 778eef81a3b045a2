import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback, type Config } from '../config.ts';

/**
 * True when a request comes from a page of this server. A browser names the page
 * in `Origin` on every write and every socket; `null` and look-alikes are refused.
 */
export function isOwnOrigin(
  originHeader: string,
  host: string | undefined,
  config: Pick<Config, 'publicOrigin' | 'allowedOrigins' | 'host'>,
): boolean {
  if (originHeader === config.publicOrigin) return true;
  if (config.allowedOrigins.includes(originHeader)) return true;
  const origin = parse(originHeader);
  if (origin === null || host === undefined) return false;
  if (origin.host === host.toLowerCase() || origin.host === withoutDefaultPort(origin, host)) {
    return true;
  }
  if (!isLoopback(config.host) || !isLoopback(origin.hostname)) return false;
  const asked = parse(`${origin.protocol}//${host}`);
  return asked !== null && isLoopback(asked.hostname) && asked.port === origin.port;
}

function parse(text: string): URL | null {
  if (!/^https?:\/\/[^/?#@]+$/i.test(text)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}

function withoutDefaultPort(origin: URL, host: string): string {
  return parse(`${origin.protocol}//${host}`)?.host ?? '';
}

/**
 * The rule against forged requests: a write must come from our own page. A
 * caller that sends neither header is no browser (all of them send `Origin` on
 * a write), so no victim's cookie can ride on it.
 */
export function isForged(
  headers: IncomingHttpHeaders,
  config: Pick<Config, 'publicOrigin' | 'allowedOrigins' | 'host'>,
): boolean {
  const site = headers['sec-fetch-site'];
  // A page that sends no referrer (a shared report) posts its form with `Origin: null`; the browser then says whose page it was.
  if (headers.origin === 'null') return site !== 'same-origin';
  if (headers.origin !== undefined) return !isOwnOrigin(headers.origin, headers.host, config);
  return site !== undefined && site !== 'same-origin';
}

/** True for what a browser sends: it names its page, in one header or the other, on every write. */
export function isFromPage({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

import type { ProxyOptions } from 'vite';
import { DEV_PORTS } from './ports.ts';

/**
 * Lets a development page talk to the API as if it came from there: the server
 * takes calls from its own origin alone, so the proxy names that one.
 */
export function developmentProxy(): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${DEV_PORTS.server}`;
  const headers = { origin: target };
  return {
    '/api': { target, headers, changeOrigin: true },
    '/shared': { target },
    '/ws': { target, headers, changeOrigin: true, ws: true },
  };
}

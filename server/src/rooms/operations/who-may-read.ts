import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback, type Config } from '../../config.ts';

/** Headers by which a proxy on this computer shows itself: what it passes on may come from anywhere. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Who may read the metrics: with a token set, whoever bears it and nobody else;
 * without one, a program on this computer that asked this server itself. A page
 * of another site that has its name point here (DNS rebinding) gives itself away
 * by the host it asks for.
 */
export function mayReadMetrics(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): boolean {
  if (metricsToken !== undefined) {
    return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  }
  if (PROXY_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const from = (request.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const asked = (request.headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback(from) && isLoopback(asked);
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

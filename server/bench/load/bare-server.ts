import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import type { WebSocket } from 'ws';
import type { ToParent } from './protocol.ts';

/**
 * What the product is measured beside: Fastify with a route that gives back its body, and sockets that get lines at the
 * same rate, from memory, with no database, no session and no contract.
 */
const { perSecond, seconds } = JSON.parse(process.argv[2] ?? '') as {
  perSecond: number;
  seconds: number;
};
const sockets = new Map<string, Set<WebSocket>>();
const app = Fastify();
await app.register(websocket, { options: { perMessageDeflate: false } });
app.get('/healthz', async () => ({ ok: true }));
app.post('/echo', async ({ body }) => body);
app.get<{ Querystring: { sessionId: string } }>(
  '/ws',
  { websocket: true },
  (socket, { query: { sessionId } }) => {
    const others = sockets.get(sessionId) ?? new Set();
    sockets.set(sessionId, others.add(socket));
  },
);
app.post('/talk', async () => {
  const sessions = [...sockets.values()];
  for (const listeners of sessions) void talk(listeners);
  return { ok: true };
});

async function talk(listeners: ReadonlySet<WebSocket>): Promise<void> {
  const began = performance.timeOrigin + performance.now() + Math.random() * (1000 / perSecond);
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = began + (sent * 1000) / perSecond;
    const wait = due - performance.timeOrigin - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const content = `${due} Vomiting together with not eating makes an upset stomach likelier.`;
    for (const socket of listeners) {
      socket.send(JSON.stringify({ type: 'reasoning', content, seq: sent + 1 }));
    }
  }
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: ToParent = {
    kind: 'usage',
    bytes: process.memoryUsage().rss,
    cpuMs: (user + system) / 1000,
  };
  process.send?.(usage);
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const ready: ToParent = { kind: 'ready', address, tokens: [] };
process.send?.(ready);

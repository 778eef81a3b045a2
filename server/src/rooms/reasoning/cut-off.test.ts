import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

test('W4 whoever sends too much and does not answer the close is cut off', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { host, hostname, port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const device = await server.device();
  // It keeps its half of the connection open when the server ends its own.
  const raw = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void raw.destroy());
  raw.on('error', () => undefined);
  raw.write(
    [
      `GET /ws?sessionId=${randomUUID()} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      `Cookie: ${device.cookieHeader()}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = await once(raw, 'data');
  expect(String(answer)).toContain('101 Switching Protocols');
  const { clients } = server.app.websocketServer;
  expect(clients.size).toBe(1);
  // A masked text frame that announces a million bytes; nothing that comes back is answered.
  raw.write(Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x0f, 0x42, 0x40, 1, 2, 3, 4]));
  raw.resume();
  await vi.waitFor(() => expect(clients.size).toBe(0), { timeout: 15_000 });
}, 30_000);

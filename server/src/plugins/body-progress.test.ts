import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function startBody(length: number): Promise<{ socket: Socket; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('error', () => undefined);
  const timers = vi.getTimerCount();
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
  );
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers + 1), { interval: 5 });
  return { socket, closed };
}

describe('F9 a body that arrives slowly', () => {
  test('F9 is given up when nothing comes for twenty seconds', async () => {
    const { socket, closed } = await startBody(1_000);
    vi.advanceTimersByTime(19_000);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(6_000);
    await closed;
  });

  test('F9 is given up after a minute even when a byte comes now and then', async () => {
    const { socket, closed } = await startBody(1_000);
    for (let second = 0; second < 55; second += 5) {
      await new Promise<void>((done) => socket.write(' ', () => setTimeout(done, 20)));
      vi.advanceTimersByTime(5_000);
    }
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(15_000);
    await closed;
  });

  test('bug: setting the computer’s clock forward ended every body on its way', async () => {
    const { socket } = await startBody(1_000);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    vi.advanceTimersByTime(6_000);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  test('F9 others are served meanwhile', async () => {
    const { socket } = await startBody(1_000);
    expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    socket.destroy();
  });
});

import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Served } from './measure.ts';

/** How long a small call takes while so many connections never finish their heads. */
export async function besideSlowHeads(
  { address }: Served,
  { heads, calls }: { heads: number; calls: number },
): Promise<number[]> {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  for (let n = 0; n < heads; n += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await new Promise<void>((done) => socket.once('connect', done));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    sockets.push(socket);
  }
  const times: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const { status, ms } = await call(address, '/healthz', {
      headers: { 'x-forwarded-for': '192.0.2.9' },
    });
    if (status === 200) times.push(ms);
    for (const socket of sockets.slice(0, 50)) socket.write('x');
    await sleep(5);
  }
  for (const socket of sockets) socket.destroy();
  return times;
}

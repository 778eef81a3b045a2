import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { afterArrivals, watchArrivals } from './arrivals.ts';

const server = createServer();
watchArrivals(server);
const arrive = (): boolean => server.emit('connection');

/** Has time stand still for the waiting, not for the event loop. */
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.advanceTimersByTime(1_000);
  await afterArrivals();
});
afterAll(() => void vi.useRealTimers());

test('work waits for nobody where nobody comes', async () => {
  expect(afterArrivals()).toBeUndefined();
});

test('work waits while somebody new comes in each turn, all of it alike', async () => {
  const order: string[] = [];
  arrive();
  const working = Promise.all(
    ['one', 'other'].map(async (name) => {
      await afterArrivals();
      order.push(name);
    }),
  );
  for (let turn = 0; turn < 20; turn += 1) {
    arrive();
    order.push('came');
    await nextTurn();
  }
  await working;
  expect(order).toEqual([...Array.from({ length: 20 }, () => 'came'), 'one', 'other']);
});

test('a crowd without end holds work up half of the time', async () => {
  arrive();
  let isAtWork = false;
  const working = Promise.resolve(afterArrivals()).then(() => {
    isAtWork = true;
  });
  for (let ms = 0; ms < 49; ms += 1) {
    arrive();
    vi.advanceTimersByTime(1);
    await nextTurn();
    expect(isAtWork).toBe(false);
  }
  arrive();
  vi.advanceTimersByTime(1);
  await working;
  for (let ms = 0; ms < 49; ms += 1) {
    arrive();
    expect(afterArrivals()).toBeUndefined();
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(1);
  expect(afterArrivals()).toBeInstanceOf(Promise);
});

test('bug: one connection was taken a turn, so that a crowd and whoever came after it waited for the work of all', async () => {
  const crowd = createServer();
  watchArrivals(crowd);
  crowd.listen(0, '127.0.0.1');
  await once(crowd, 'listening');
  // It listens on a port, not on a pipe.
  const { port } = crowd.address() as AddressInfo;
  let taken = 0;
  crowd.on('connection', () => {
    taken += 1;
  });
  const clients = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
  await once(crowd, 'connection');
  await afterArrivals();
  expect(taken).toBe(30);
  for (const client of clients) client.destroy();
  crowd.close();
});

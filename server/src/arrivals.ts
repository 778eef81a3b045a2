import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work waits no longer than this for a crowd, and then has as long for itself; milliseconds. */
const MOST_MS = 50;

let hasArrived = false;
let waiting: Promise<void> | undefined;
let workUntil = 0;

/** Has work wait for those who come to this server. */
export function watchArrivals(server: Server): void {
  server.on('connection', () => {
    hasArrived = true;
  });
}

/**
 * For work that can wait: resolves once nobody new has come for a turn of the event loop. Node takes one new connection a
 * turn, and a turn of a full server takes tens of milliseconds: a crowd that comes at once, and whoever comes after it, would
 * wait for seconds before anybody hears that they are there. Where nobody comes it costs nothing.
 */
export function afterArrivals(): Promise<void> | undefined {
  if (waiting === undefined && hasArrived && performance.now() >= workUntil) waiting = letIn();
  return waiting;
}

async function letIn(): Promise<void> {
  const end = performance.now() + MOST_MS;
  // To the end of this turn: what follows is turns with a look at the network in each.
  await nextTurn();
  do {
    hasArrived = false;
    await nextTurn();
  } while (hasArrived && performance.now() < end);
  if (hasArrived) workUntil = performance.now() + MOST_MS;
  waiting = undefined;
}

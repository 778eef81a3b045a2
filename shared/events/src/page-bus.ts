import { createBus, type HostBus } from './bus.ts';
import { claimSingleton } from './claim-singleton.ts';

claimSingleton('@petwise/events', '0.2.0');

const page = createBus();
let claimed = false;

/** The bus of this page, to hear: the same object in the shell and in every remote. */
export const bus = page.bus;

/**
 * Gives the host of this page the emitters of every owner. The shell takes them
 * before it opens any door, so no bundle can take another's: each gets its own
 * by `useEmit`, inside the slot that the shell holds it in.
 *
 * @throws Error when they were taken already.
 */
export function claimHost(): HostBus {
  if (claimed) throw new Error('The emitters of this page are taken; ask for yours by useEmit.');
  claimed = true;
  return page.host;
}

/** The emitters of a page without a host, as in a test of one bundle; null as soon as there is one. */
export function unclaimedHost(): HostBus | null {
  return claimed ? null : page.host;
}

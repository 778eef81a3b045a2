import { createContext, useContext } from 'react';
import type { Emit } from './bus.ts';
import type { EventOwner } from './catalogue.ts';
import { unclaimedHost } from './page-bus.ts';

/** The emitter that the host hands to what it holds in one slot. */
export const EmitContext = createContext<Emit | null>(null);

/**
 * The emitter of the owner that this component belongs to. The host hands each
 * door its own; a component that stands in no slot has none.
 *
 * @throws Error outside a slot of a page that has a host.
 */
export function useEmit<R extends EventOwner>(owner: R): Emit<R> {
  const handed = useContext(EmitContext);
  const emit = handed ?? unclaimedHost()?.emitterFor(owner);
  if (!emit) throw new Error(`${owner} speaks outside its slot and has no emitter`);
  // What the host hands is the slot's owner's; the bus refuses the events of any other.
  return emit as Emit<R>;
}

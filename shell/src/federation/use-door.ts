import { DOORS, type DoorName } from '@petwise/contracts';
import { useCallback, useEffect, useState } from 'react';
import { whileOpening } from './doors-settled.ts';
import { candidatesOf, loadDoor, type OpenDoor } from './load-door.ts';
import { freshRegistry, knownRegistry } from './registry.ts';
import { setAside } from './set-aside.ts';

export type DoorState<Name extends DoorName> =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'open'; readonly attempt: number; readonly door: OpenDoor<Name> }
  | { readonly status: 'failed'; readonly attempt: number; readonly error: Error };

/** Doors that are open, by name and version; each key's value is that door and no other. */
const opened = new Map<string, unknown>();

/** Opens a door and keeps its state; `retry` tries anew, `crashed` turns to another version. */
export function useDoor<Name extends DoorName>(
  door: Name,
): { state: DoorState<Name>; retry: () => void; crashed: (error: Error) => void } {
  const [state, setState] = useState<DoorState<Name>>(() => firstState(door));

  const open = useCallback(
    async (attempt: number) => {
      try {
        const result = await whileOpening(loadDoor(door, { again: attempt > 0 }));
        opened.set(openedKey(door, result.version), result);
        setState({ status: 'open', attempt, door: result });
      } catch (error) {
        setState({ status: 'failed', attempt, error: toError(error) });
      }
    },
    [door],
  );

  useEffect(() => {
    if (state.status === 'loading') void open(state.attempt);
  }, [open, state.status, state.attempt]);

  const retry = useCallback(
    () => setState((now) => ({ status: 'loading', attempt: now.attempt + 1 })),
    [],
  );

  const crashed = useCallback(
    (error: Error) => {
      setState((now) => {
        if (now.status !== 'open') return now;
        setAside(DOORS[door], now.door.version);
        opened.delete(openedKey(door, now.door.version));
        const registry = knownRegistry();
        const hasOther = registry !== null && candidatesOf(registry, DOORS[door]).length > 0;
        return hasOther
          ? { status: 'loading', attempt: 0 }
          : { status: 'failed', attempt: now.attempt, error };
      });
    },
    [door],
  );

  return { state, retry, crashed };
}

/** A door that was open before in this version renders at once, without a skeleton. */
function firstState<Name extends DoorName>(door: Name): DoorState<Name> {
  const registry = freshRegistry();
  const version = registry ? candidatesOf(registry, DOORS[door])[0]?.version : undefined;
  const held = version ? opened.get(openedKey(door, version)) : undefined;
  return held === undefined
    ? { status: 'loading', attempt: 0 }
    : // The key holds the door's name, so what lies under it is that door.
      { status: 'open', attempt: 0, door: held as OpenDoor<Name> };
}

function openedKey(door: DoorName, version: string): string {
  return `${door}@${version}`;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

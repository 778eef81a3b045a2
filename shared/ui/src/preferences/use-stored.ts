import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '../storage/storage.ts';

const PREFIX = 'petwise.kept.';

/** How to set what is kept, and how to forget it once it has been sent. */
export interface StoredCommands<T> {
  readonly set: (change: (before: T) => T) => void;
  readonly forget: () => void;
}

/**
 * State that a person has typed or chosen and not yet sent. It outlives a crash, another version
 * of the bundle and a reload of this tab; signing out clears it. Where storage is full or
 * forbidden it is state like any other. Another `name` needs another component (`key`).
 *
 * @param fits whether what was kept has the shape of today: another version may have kept it
 */
export function useStored<T>(
  name: string,
  initial: T,
  fits: (stored: unknown) => stored is T,
): readonly [T, StoredCommands<T>] {
  const [first] = useState(() => readStored(name, fits) ?? initial);
  const [value, setValue] = useState(first);
  // What was typed and taken away again is written too, else it came back.
  const isChanged = useRef(false);
  useEffect(() => {
    isChanged.current ||= value !== first;
    if (isChanged.current) writeStored(name, value);
  }, [name, first, value]);
  const forget = (): void => {
    isChanged.current = false;
    writeStored(name, undefined);
  };
  return [value, { set: setValue, forget }];
}

/** Whether something stored is text. */
export const isText = (stored: unknown): stored is string => typeof stored === 'string';

function readStored<T>(name: string, fits: (stored: unknown) => stored is T): T | null {
  const stored = sessionStore.readAs(`${PREFIX}${name}`, (value) => value);
  return fits(stored) ? stored : null;
}

function writeStored(name: string, value: unknown): void {
  if (value === undefined) sessionStore.write(`${PREFIX}${name}`, null);
  else sessionStore.writeValue(`${PREFIX}${name}`, value);
}

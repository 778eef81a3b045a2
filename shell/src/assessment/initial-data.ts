import { InitialData, STORAGE_KEYS } from '@petwise/contracts';
import * as v from 'valibot';

/** What the home screen handed over (HOME-07); null when there is nothing, or nothing readable. */
export function readInitialData(storage: Storage): InitialData | null {
  try {
    const text = storage.getItem(STORAGE_KEYS.initialData);
    return text === null ? null : v.parse(InitialData, JSON.parse(text));
  } catch {
    return null;
  }
}

/** FLOW-02: the data is used once. */
export function discardInitialData(storage: Storage): void {
  storage.removeItem(STORAGE_KEYS.initialData);
}

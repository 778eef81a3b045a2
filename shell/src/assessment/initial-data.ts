import { InitialData, STORAGE_KEYS } from '@petwise/contracts';
import { sessionStore } from '@petwise/ui/storage';
import * as v from 'valibot';

/** What the home screen handed over (HOME-07); null when there is nothing, or nothing readable. */
export function readInitialData(): InitialData | null {
  return sessionStore.readAs(STORAGE_KEYS.initialData, (value) => v.parse(InitialData, value));
}

/** FLOW-02: the data is used once. */
export function discardInitialData(): void {
  sessionStore.write(STORAGE_KEYS.initialData, null);
}

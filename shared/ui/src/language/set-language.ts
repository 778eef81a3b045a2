import { localStore } from '../storage/storage.ts';
import type { Language } from './language.ts';

/** Remembers the choice; the page speaks it from its next load on. */
export function setLanguage(choice: Language): void {
  localStore.write('petwise.language', choice);
}

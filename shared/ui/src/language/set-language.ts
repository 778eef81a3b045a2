import { type Language, LANGUAGE_KEY } from './language.ts';

/** Remembers the choice; the page speaks it from its next load on. */
export function setLanguage(choice: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, choice);
  } catch {
    // There is then nothing to remember it by.
  }
}

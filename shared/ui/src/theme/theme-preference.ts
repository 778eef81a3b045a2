import { localStore } from '../storage/storage.ts';

const STORAGE_KEY = 'petwise.theme';

/** Light, dark, or as the system has it. */
export type ThemePreference = 'light' | 'dark' | 'system';

/** What the owner chose on this device; `system` until they choose. */
export function themePreference(): ThemePreference {
  const stored = localStore.read(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a choice at once (`data-theme` on the root element) and remembers it. */
export function setThemePreference(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', preference);
  // Without storage the choice lasts as long as the page.
  localStore.write(STORAGE_KEY, preference === 'system' ? null : preference);
}

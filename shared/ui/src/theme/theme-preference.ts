const STORAGE_KEY = 'petwise.theme';

export type ThemePreference = 'light' | 'dark' | 'system';

/** What the owner chose on this device; `system` until they choose. */
export function themePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage may be forbidden (private windows); the system's choice then holds.
    return 'system';
  }
}

/** Applies a choice at once (`data-theme` on the root element) and remembers it. */
export function setThemePreference(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', preference);
  try {
    if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // The choice then lasts as long as the page.
  }
}

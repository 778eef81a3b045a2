import { setTextScale, textScale } from './text-scale.ts';
import { setThemePreference, themePreference } from './theme-preference.ts';

/**
 * Gives the page the colours and the text size that the owner chose before. An
 * entry of its own without React, for the scripts that run before the page is drawn.
 */
export function applyAppearance(): void {
  setThemePreference(themePreference());
  setTextScale(textScale());
}

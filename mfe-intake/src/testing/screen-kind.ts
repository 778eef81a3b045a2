import { vi } from 'vitest';

/** Makes `matchMedia` answer for a kind of screen; jsdom has none. Undo with `vi.unstubAllGlobals()`. */
export function stubScreen(kind: { readonly narrow?: boolean; readonly keyboard?: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width')
      ? (kind.narrow ?? false)
      : query.includes('pointer') && (kind.keyboard ?? false),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

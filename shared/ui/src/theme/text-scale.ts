const STORAGE_KEY = 'petwise.textScale';

/** The sizes an owner may choose, as factors of the browser's own text size. */
const TEXT_SCALES = ['1', '1.15', '1.3', '1.5'] as const;
export type TextScale = (typeof TEXT_SCALES)[number];

/** What the owner chose on this device; `1` until they choose. */
export function textScale(): TextScale {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return TEXT_SCALES.find((scale) => scale === stored) ?? '1';
  } catch {
    // Storage may be forbidden (private windows); the browser's size then holds.
    return '1';
  }
}

/** Applies a size at once (`--pw-text-scale` on the root element) and remembers it. */
export function setTextScale(scale: TextScale): void {
  const { style } = document.documentElement;
  if (scale === '1') style.removeProperty('--pw-text-scale');
  else style.setProperty('--pw-text-scale', scale);
  try {
    if (scale === '1') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, scale);
  } catch {
    // The choice then lasts as long as the page.
  }
}

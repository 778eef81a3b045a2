import { localStore } from '../storage/storage.ts';

const STORAGE_KEY = 'petwise.textScale';

/** The sizes an owner may choose, as factors of the browser's own text size. */
const TEXT_SCALES = ['1', '1.15', '1.3', '1.5'] as const;
/** How much larger than usual text is. */
export type TextScale = (typeof TEXT_SCALES)[number];

/** What the owner chose on this device; `1` until they choose. */
export function textScale(): TextScale {
  const stored = localStore.read(STORAGE_KEY);
  return TEXT_SCALES.find((scale) => scale === stored) ?? '1';
}

/** Applies a size at once (`--pw-text-scale` on the root element) and remembers it. */
export function setTextScale(scale: TextScale): void {
  const { style } = document.documentElement;
  if (scale === '1') style.removeProperty('--pw-text-scale');
  else style.setProperty('--pw-text-scale', scale);
  // Without storage the choice lasts as long as the page.
  localStore.write(STORAGE_KEY, scale === '1' ? null : scale);
}

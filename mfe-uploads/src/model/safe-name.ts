import { COPY } from '../copy.ts';

const NOT_FOR_DISPLAY = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name as it may be shown: no folders, no control characters and none
 * that turn the writing direction, so that a program cannot pose as a photo.
 */
export function safeName(file: File): string {
  const last = file.name.split(/[\\/]/).at(-1) ?? '';
  return last.replaceAll(NOT_FOR_DISPLAY, '').trim() || COPY.row.unnamed;
}

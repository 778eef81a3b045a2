import type PDFDocument from 'pdfkit';
import { withDays } from '../iso-day.ts';

/** Characters that only steer: controls, and those that turn the direction of text around. */
const STEERING = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;

/** Makes text fit for a font; remembers whether something had to be replaced. */
export interface Printer {
  readonly print: (text: string) => string;
  readonly hasReplaced: () => boolean;
}

interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/** Knows the glyphs of the document's current font, where a character without one becomes "?", and how a day (`YYYY-MM-DD`) is written. */
export function printerFor(
  doc: InstanceType<typeof PDFDocument>,
  dayOf: (iso: string) => string,
): Printer {
  // pdfkit keeps the parsed font here; its types do not show it.
  const { font } = (doc as unknown as WithFont)._font;
  const known = new Map<string, boolean>();
  let replaced = false;
  const canPrint = (character: string): boolean => {
    let can = known.get(character);
    if (can === undefined) {
      can = character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      known.set(character, can);
    }
    return can;
  };
  return {
    print: (text) => {
      let out = '';
      const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
      for (const character of withDays(clean.replace(STEERING, ''), dayOf)) {
        if (canPrint(character)) out += character;
        else {
          replaced = true;
          out += '?';
        }
      }
      return out;
    },
    hasReplaced: () => replaced,
  };
}

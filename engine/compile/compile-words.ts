import type { ConceptField } from '@petwise/language';
import { FormCompiler } from '@petwise/language';
import { wordsOfForm } from '../src/text/form-words.ts';
import { droppable } from '../words/filler-words.ts';

/**
 * The concepts of a language as text, a line each: "code form|form", under a line "#kind" and a line "" for each field. Every
 * word of a form is the stem it is looked up by, so that nothing is taken apart again when an engine begins; `+` joins the
 * words of an option. Forms that come to the same are one.
 */
export function compileWords(
  concepts: readonly ConceptField[],
  codes: ReadonlyMap<string, string>,
): string {
  const compiler = new FormCompiler({ wordsOf: wordsOfForm, droppable });
  const lines: string[] = [];
  for (const field of concepts) {
    lines.push('');
    for (const [kind, byId] of Object.entries(field)) {
      lines.push(`#${kind}`);
      for (const [id, list] of Object.entries(byId)) {
        const forms = list.split('|').flatMap((form) => {
          if (!form.trim()) return [];
          const { slots, closes } = compiler.compile(form.trim(), {
            literal: kind === 'distractor',
          });
          // Nothing can be written so that it would be found.
          if (slots.some(({ options }) => options.length === 0)) return [];
          const parts = slots.map(({ options, reach }) => {
            const words = [...new Set(options.map((option) => option.join('+')))].toSorted();
            return `${gap(reach)}${words.join('/')}`;
          });
          return [`${parts.join(' ')}${closes ? ' .' : ''}`];
        });
        lines.push(`${codes.get(id) ?? id} ${[...new Set(forms)].join('|')}`);
      }
    }
  }
  return lines.join('\n');
}

const gap = (reach: number): string => (reach === 0 ? '' : reach === 3 ? '* ' : '~ ');

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two or more letters for each concept: what is compiled needs no names. */
export function codesOf(concepts: readonly ConceptField[]): ReadonlyMap<string, string> {
  const ids = new Set(concepts.flatMap((field) => Object.values(field).flatMap(Object.keys)));
  return new Map(
    [...ids].map((id, number) => {
      const high = Math.floor(number / digits.length);
      return [id, `${digits[high] ?? high}${digits[number % digits.length] ?? ''}`];
    }),
  );
}

/** An observation with the codes of its concepts. */
export function coded(observation: string, codes: ReadonlyMap<string, string>): string {
  return observation.replace(/[^\s>~]+/g, (id) => codes.get(id) ?? id);
}

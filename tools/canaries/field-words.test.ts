import { describe, expect, it } from 'vitest';
import { lint } from '../check/gates/lint.ts';
import { names } from '../check/gates/names.ts';
import { complaintsAbout, type PlantedFault } from './lint-faults.ts';
import { plant } from './plant.ts';

const FAULTS: readonly PlantedFault[] = [
  {
    rule: '"kept"',
    file: 'server/src/word-1.ts',
    text: 'export const kept: readonly string[] = [];\n',
  },
  {
    rule: '"look"',
    file: 'server/src/word-2.ts',
    text: 'export function lookAt(one: string): string {\n  return one;\n}\n',
  },
  {
    rule: '"said"',
    file: 'engine/src/word-3.ts',
    text: 'export const trim = (said: string): string => said.trim();\n',
  },
  {
    rule: '"desk"',
    file: 'mfe-two/src/word-4.ts',
    text: 'export const DESK_VIEWS = 2;\n',
  },
  {
    rule: '"book"',
    file: 'mfe-two/src/word-5.ts',
    text: 'export interface SignBook {\n  readonly pages: number;\n}\n',
  },
  {
    rule: '"tally"',
    file: 'mfe-two/src/word-6.ts',
    text: 'export interface Totals {\n  readonly tally: number;\n}\n',
  },
  {
    rule: '"patiently"',
    file: 'mfe-two/src/word-7.ts',
    text: 'export class Call {\n  #patiently = 1;\n\n  wait(): number {\n    return this.#patiently;\n  }\n}\n',
  },
  {
    rule: '"books"',
    file: 'mfe-two/src/word-9.ts',
    text: 'export type AllBooks = readonly string[];\n',
  },
  {
    rule: '"hear"',
    file: 'engine/src/word-10.ts',
    text: 'export type Hear = (text: string) => string;\n',
  },
  {
    rule: '"scenery"',
    file: 'server/src/word-11.ts',
    text: 'export const textOf = ({ scenery }: { scenery: string }): string => scenery;\n',
  },
  {
    rule: '"oblique"',
    file: 'engine/src/word-12.ts',
    text: 'export const isObliqueAnswer = true;\n',
  },
  {
    rule: '"patience"',
    file: 'server/src/word-13.ts',
    text: 'export const PATIENCE_MS = 5_000;\n',
  },
  {
    rule: '"heard", a stored name, as a name of this file alone',
    file: 'mfe-two/src/word-8.ts',
    text: 'export const heard = 1;\n',
  },
];

describe('the field’s words', () => {
  it.each(FAULTS)('the linter is red for $rule in a name', async ({ rule, file }) => {
    const [word] = rule.split(',');
    expect(await complaintsAbout(FAULTS, file)).toContain(`${word} is a word of our own`);
  });

  it('the linter takes the glossary’s "look again", stored names of rows and calls, and owners’ words in a text', async () => {
    const { output } = await lint.judge(
      plant({
        'server/src/stored.ts':
          "interface Answer {\n  readonly heard: readonly string[];\n  readonly hears: string;\n}\n\nexport const lookedAgain = 1;\nexport const lookAgainAt = 'said, kept and heard';\nexport const listOf = ({ heard, hears }: Answer) => ({ heard: [...heard, hears] });\n",
      }),
    );
    expect(output).toBe('');
  });

  it('names of files: red for a private word, green for "look again" and for the commands that hear', async () => {
    const { ok, output } = await names.judge(
      plant({
        'mfe-two/src/kept-turns.ts': '',
        'mfe-two/src/look-again.ts': '',
        'engine/hear/hear.ts': '',
      }),
    );
    expect(ok).toBe(false);
    expect(output).toBe(
      'mfe-two/src/kept-turns.ts: "kept" is a word of our own: the field says stored or retained',
    );
  });
});

import { readKnowledge } from '@petwise/knowledge';
import { FormCompiler } from '@petwise/language';
import { concepts } from '@petwise/language/en';
import { describe, expect, it } from 'vitest';
import type { AnySpecies } from '../src/knowledge-types.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { sharedFile } from '../src/shared-file.ts';
import { wordsOfForm } from '../src/text/form-words.ts';
import { lengthenWords } from '../src/text/word-codes.ts';
import { droppable } from '../words/filler-words.ts';
import { compileKnowledge } from './compile-knowledge.ts';
import { codesOf } from './compile-words.ts';

const authored = readKnowledge();
const codes = codesOf(concepts);
const names = new Map([...codes].map(([id, code]) => [code, id]));
describe('the compiled files', () => {
  // Species and "other" are all that is read.
  it.each([...authored.species.keys()] as AnySpecies[])(
    'ENG say of %s what its authors wrote',
    async (species) => {
      const { pack, observations } = authored.species.get(species) ?? expect.fail();
      const knowledge = await loadKnowledge(species);
      const expected = pack.conditions.length > 0 ? pack.conditions : authored.shared.conditions;
      expect(knowledge.conditions).toEqual(expected);
      expect(knowledge.safetyQuestions).toEqual(pack.safetyQuestions);
      expect(knowledge.redFlags.slice(0, pack.redFlags.length)).toEqual(pack.redFlags);
      for (const finding of pack.findings) expect(knowledge.findings).toContainEqual(finding);
      const named = knowledge.observations.map(([key, list]) => [
        key,
        list.map((one) => one.replace(/[^\s>~]+/g, (code) => names.get(code) ?? code)),
      ]);
      expect(named).toEqual([...authored.shared.observations, ...observations]);
    },
  );

  it('ENG have every form of the language, in stems', () => {
    const compiler = new FormCompiler({ wordsOf: wordsOfForm, droppable });
    const lines = new Set(lengthenWords(sharedFile.words).split('\n'));
    const [field] = concepts;
    const [kind = '', byId = {}] = Object.entries(field ?? {})[0] ?? [];
    const [id = '', list = ''] = Object.entries(byId)[0] ?? [];
    const forms = list.split('|').map((form) =>
      compiler
        .compile(form.trim())
        .slots.map(({ options }) =>
          [...new Set(options.map((one) => one.join('+')))].toSorted().join('/'),
        )
        .join(' '),
    );
    expect(lines).toContain(`#${kind}`);
    expect(lines).toContain(`${codes.get(id) ?? ''} ${[...new Set(forms)].join('|')}`);
    for (const code of codes.values())
      expect([...lines].some((line) => line.startsWith(`${code} `))).toBe(true);
  });

  it('ENG are the same bytes each time', () => {
    const once = compileKnowledge(authored, concepts);
    expect(compileKnowledge(readKnowledge(), concepts)).toEqual(once);
  });
});

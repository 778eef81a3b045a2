import type { ConceptField } from '@petwise/language';
import type { WordFile } from './word-files.ts';
import { placeOf } from './word-files.ts';
import type { Meaning } from './wordnet.ts';

/** A form of a known concept that WordNet holds for near to a word. */
export interface NearWord {
  form: string;
  /** "sign vomit". */
  concept: string;
  /** "language/en/gut.ts:12". */
  place: string;
}

/** Meanings by their keys, and for each word the keys of its usual meanings. */
export interface Wordnet {
  meanings: ReadonlyMap<string, Meaning>;
  senses: ReadonlyMap<string, readonly string[]>;
}

/** The concepts that a plain form stands for; forms with gaps or ends of clauses are left out. */
function conceptsByForm(files: readonly WordFile<ConceptField>[]): Map<string, NearWord[]> {
  const byForm = new Map<string, NearWord[]>();
  for (const file of files)
    for (const field of file.fields)
      for (const [kind, byId] of Object.entries(field))
        for (const [id, forms] of Object.entries(byId))
          for (const form of forms.split('|').flatMap(plainForms)) {
            const near = { form, concept: `${kind} ${id}`, place: placeOf(file, id) };
            byForm.set(form, [...(byForm.get(form) ?? []), near]);
          }
  return byForm;
}

/** "=sick/ill" is "sick" and "ill". */
function plainForms(form: string): string[] {
  const plain = form.trim().replaceAll('=', '');
  if (!plain || /[*.~,]/.test(plain)) return [];
  return plain.includes(' ') ? [plain] : plain.split('/');
}

/** Plain forms a word may be an inflection of; WordNet lists plain forms only. */
function lemmasOf(word: string): string[] {
  const cut = (ending: RegExp, put = ''): string[] =>
    ending.test(word) ? [word.replace(ending, put)] : [];
  return [
    word,
    ...cut(/s$/),
    ...cut(/es$/),
    ...cut(/ies$/, 'y'),
    ...cut(/ing$/),
    ...cut(/ing$/, 'e'),
    ...cut(/(.)\1ing$/, '$1'),
    ...cut(/ed$/),
    ...cut(/d$/),
    ...cut(/(.)\1ed$/, '$1'),
    ...cut(/ied$/, 'y'),
    ...cut(/y$/),
    ...cut(/(.)\1y$/, '$1'),
  ];
}

/** Finds, for a word, forms of known concepts that mean the same, are what it is a kind of, or are like it. */
export function nearWordFinder(
  files: readonly WordFile<ConceptField>[],
  { meanings, senses }: Wordnet,
): (word: string) => NearWord[] {
  const byForm = conceptsByForm(files);
  return (word) => {
    const own = lemmasOf(word)
      .flatMap((lemma) => senses.get(lemma) ?? [])
      .flatMap((id) => meanings.get(id) ?? []);
    const beside = own.flatMap(({ near }) => near.flatMap((id) => meanings.get(id) ?? []));
    const words = new Set([...own, ...beside].flatMap((meaning) => meaning.words));
    const found = [...words].flatMap((near) => byForm.get(near) ?? []);
    const once = new Map(found.map((near) => [`${near.form} ${near.concept}`, near]));
    return [...once.values()];
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLines } from '../bench/json-lines.ts';

/** A text of a corpus. Of a sealed one, and of a part that is only counted, no id and no word may be shown. */
export interface CorpusText {
  set: string;
  id: string;
  species: string;
  text: string;
  isSealed: boolean;
}

/** The fields a line of a corpus may have its text in. */
interface Line {
  id?: string;
  species?: string;
  patient?: { species: string };
  text?: string;
  symptoms?: string;
  typed?: string;
  question?: string;
}

/** Ids that are only counted: the even half of the main messages and vignettes, every third paraphrase and owner. */
function isOnlyCounted(set: string, id: string): boolean {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 1);
  if (set === 'paraphrased' || set === 'owners') return number % 3 === 0;
  return (set === 'messages' || set === 'vignettes') && number % 2 === 0;
}

function textsOf(folder: string, name: string, isSealed: boolean): CorpusText[] {
  const lines = parseLines<Line>(readFileSync(join(folder, name), 'utf8'));
  const set = name.replace('.jsonl', '');
  return lines.flatMap((line, index) => {
    const text = line.question === undefined && (line.text ?? line.symptoms ?? line.typed);
    const species = line.species ?? line.patient?.species;
    if (!text || !species) return [];
    const id = line.id ?? String(index + 1);
    return [
      {
        set: isSealed ? `sealed ${set}` : set,
        id,
        species,
        text,
        isSealed: isSealed || isOnlyCounted(set, id),
      },
    ];
  });
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .toSorted()
    : [];

/** Every message of the corpora of a project, and of the posts beside it where they are there. */
export function corpusTexts(root: string): CorpusText[] {
  const open = join(root, 'engine/bench/corpora');
  const sealed = join(root, 'engine/bench/sealed');
  const posts = join(root, '../shared/corpus');
  return [
    ...namesIn(open).flatMap((name) => textsOf(open, name, false)),
    ...namesIn(posts).flatMap((name) => textsOf(posts, name, false)),
    ...namesIn(sealed).flatMap((name) => textsOf(sealed, name, true)),
  ];
}

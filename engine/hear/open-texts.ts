import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Species } from '../src/knowledge-types.ts';
import {
  everySpecies,
  messagesOf,
  messageSets,
  vignettesOf,
  isOpen,
  isOpenThird,
} from '../bench/cases.ts';
import { parseLines, recordsOf } from '../bench/json-lines.ts';
import type { OwnersMessage } from '../bench/figures/owners.ts';
import { postsFolder, postsIn } from '../bench/figures/posts.ts';
import type { NamedText } from './unread-words.ts';

/** Texts of one species that authors of words may read: no sealed set, no part that is only counted. */
function textsOf(species: Species): NamedText[] {
  const sets = (['messages', ...messageSets] as const).flatMap((set) =>
    messagesOf(species, set)
      .filter(({ id }) => {
        if (set === 'messages') return isOpen(id);
        return set !== 'paraphrased' || isOpenThird(id);
      })
      .map(({ id, text }) => ({ set, id, text })),
  );
  const vignettes = vignettesOf(species)
    .filter(({ id }) => isOpen(id))
    .map(({ id, symptoms }) => ({ set: 'vignettes', id, text: symptoms }));
  const owners = recordsOf<OwnersMessage>('corpora/owners.jsonl')
    .filter((message) => message.species === species && isOpenThird(message.id))
    .map(({ id, text }) => ({ set: 'owners', id, text }));
  const posts = postsIn(postsFolder)
    .filter((post) => post.species === species)
    .map(({ id, text }) => ({ set: 'posts', id, text }));
  return [...sets, ...vignettes, ...owners, ...posts];
}

/** Open texts of the corpora by species. */
export const openTexts = (): [Species, NamedText[]][] =>
  everySpecies.map((species) => [species, textsOf(species)]);

/** Texts of a file of JSON Lines by species. */
export function textsIn(path: string): [Species, NamedText[]][] {
  const set = basename(path, '.jsonl');
  const lines = parseLines<{ species: Species; id: string; text: string }>(
    readFileSync(path, 'utf8'),
  );
  return everySpecies
    .map((species): [Species, NamedText[]] => [
      species,
      lines.filter((line) => line.species === species).map(({ id, text }) => ({ set, id, text })),
    ])
    .filter(([, texts]) => texts.length > 0);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Species } from '../../src/knowledge-types.ts';
import { tokenise } from '../../src/text/tokens.ts';
import { hasContent } from '../../src/text/unread.ts';
import { parseLines } from '../json-lines.ts';
import { addCounts, noCounts } from '../statistics.ts';
import type { SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Figure, Part } from './figure.ts';
import type { GoldIds, IdScore } from './id-score.ts';
import { precision, recall, scoreIds } from './id-score.ts';

/** A post of an owner, retold; the posts lie beside the project, not in it. */
export interface Post {
  id: string;
  species: Species;
  text: string;
}

/** What an adjudicator read in a post: findings by its id, no word of the post. */
export interface PostGold extends GoldIds {
  id: string;
}

/**
 * Where the posts lie: beside the project, or where `PETWISE_POSTS` says (a worktree lies deeper than its project).
 */
export const postsFolder =
  process.env['PETWISE_POSTS'] ?? resolve(import.meta.dirname, '../../../../shared/corpus');

/** The posts of a folder of JSON Lines; none where there is no such folder. */
export function postsIn<T extends Post = Post>(folder: string): T[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => parseLines<T>(readFileSync(join(folder, name), 'utf8')));
}

/** Words that say something (no fillers, no numbers) of some texts. */
const contentOf = (texts: readonly string[]): number =>
  texts.flatMap((text) => tokenise(text).flat()).filter(hasContent).length;

const named = ({ name, ...figure }: Omit<Figure, 'unit'>): Figure => ({
  name: `posts: ${name}`,
  ...figure,
  unit: 'share',
});

/** Signs, denials and words that count nowhere, over the posts that have gold. */
export function measurePosts(
  readers: SpeciesReaders,
  posts: readonly Post[],
  gold: readonly PostGold[],
): Part {
  const goldOf = new Map(gold.map((one) => [one.id, one]));
  const details: string[] = [];
  const scores: IdScore[] = [];
  let [content, unread] = [0, 0];
  for (const { id, species, text } of posts) {
    const meant = goldOf.get(id);
    if (!meant) continue;
    const reader = readerFor(readers, species);
    const score = scoreIds(reader, text, meant);
    scores.push(score);
    if (score.misses.length) details.push(`posts ${id}: ${score.misses.join(', ')}`);
    content += contentOf([text]);
    unread += reader.read(text).strange.length;
  }
  const n = scores.length;
  const signs = scores.reduce((sum, score) => addCounts(sum, score.signs), noCounts);
  const denials = scores.reduce((sum, score) => addCounts(sum, score.negation), noCounts);
  const of = n ? `${n} posts` : 'no ../shared/corpus beside the project';
  const measured = (value: number): number | null => (n ? value : null);
  return {
    figures: [
      named({
        name: 'precision of signs',
        value: measured(precision(signs)),
        bound: { atLeast: 0.93 },
        of,
      }),
      named({
        name: 'recall of signs',
        value: measured(recall(signs)),
        bound: { atLeast: 0.88 },
        of,
      }),
      named({
        name: 'precision of denials',
        value: measured(precision(denials)),
        bound: { atLeast: 0.92 },
        of,
      }),
      named({
        name: 'content words unread',
        value: measured(unread / Math.max(1, content)),
        bound: { atMost: 0.15 },
        of,
      }),
    ],
    details,
  };
}

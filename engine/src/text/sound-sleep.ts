import type { Evidence } from '../types.ts';
import type { Piece } from './told-in-pieces.ts';

/** What a sound sleeper looks like too, until it is awake: estimates that a veterinarian must confirm. */
const sleepSigns = new Set(
  'cannot_stand foal_not_nursing hard_to_wake lethargy poor_performance twitching weakness'.split(
    ' ',
  ),
);
/** In a ferret's dead sleep, where its owner calls it that, even this. */
const deadSleepSigns = new Set([...sleepSigns, 'collapse']);
/** Signs of a fit that no dream has. */
const noDream = new Set(['mind', 'wet', 'stiff']);
/** An animal wakes in so many sentences, that of its sleep among them. */
const running = 3;

/** What one sentence told: its pieces, and where its signs stand. */
export interface ToldSentence {
  readonly pieces: readonly Piece[];
  readonly places: ReadonlyMap<Evidence, { readonly to: number }>;
}

const named = ({ pieces }: ToldSentence, name: string): number[] =>
  pieces.flatMap(({ value, tokens }) => (value.endsWith(` ${name}`) ? [tokens[0] ?? 0] : []));

/**
 * Signs told of a sleep from which the animal then wakes as it should: legs that run in a dream, a foal flat in the straw.
 * What is told before it sleeps, or after it woke, is a sign.
 */
export function signsOfSleep(sentences: readonly ToldSentence[]): ReadonlySet<Evidence> {
  const found = new Set<Evidence>();
  const isDeadSleep = sentences.some((one) => named(one, 'dead-sleep').length > 0);
  for (const [at, sentence] of sentences.entries()) {
    const signs = isDeadSleep ? deadSleepSigns : sleepSigns;
    const asleep = isDeadSleep ? -1 : Math.min(...named(sentence, 'asleep'));
    if (asleep === Infinity) continue;
    const next = sentences.slice(at, at + running);
    const wakes = next.findIndex(
      (one, after) => Math.max(-1, ...named(one, 'awake')) > (after === 0 ? asleep : -1),
    );
    if (wakes < 0) continue;
    const told = next.slice(0, wakes + 1);
    if (told.some((one) => [...noDream].some((name) => named(one, name).length > 0))) continue;
    for (const [after, one] of told.entries()) {
      const until = after === wakes ? Math.max(...named(one, 'awake')) : Infinity;
      for (const [item, { to }] of one.places)
        if (signs.has(item.finding) && to >= (after === 0 ? asleep : 0) && to < until)
          found.add(item);
    }
  }
  return found;
}

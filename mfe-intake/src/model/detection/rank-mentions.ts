import { mentionContexts } from './mention-context.ts';
import { MENTION_RULES } from './mention-rules.ts';
import type { Mention } from './mention.ts';
import type { Word } from './read-words.ts';

export interface RankedMention extends Mention {
  readonly score: number;
}

/** What is left of a mention that every rule speaks against: it may be the only one. */
const FLOOR = 0.2;
/** Of two equal mentions the earlier is the patient. */
const EARLIER = 0.01;
/** What each further mention of the same animal adds. */
const REPEATED = 0.4;
const REPEATS_COUNTED = 4;

/** Scores every mention as a candidate for the patient; ruled-out ones are left out. */
export function rankMentions(
  words: readonly Word[],
  mentions: readonly Mention[],
): RankedMention[] {
  const ranked: RankedMention[] = [];
  for (const [index, context] of mentionContexts(words, mentions).entries()) {
    const total = MENTION_RULES.reduce((sum, rule) => sum + rule(context), context.mention.weight);
    if (total === Number.NEGATIVE_INFINITY || isUnownedStranger(context.mention, total)) {
      continue;
    }
    ranked.push({ ...context.mention, score: Math.max(FLOOR, total) - index * EARLIER });
  }
  return ranked;
}

/** The animal that the text is about: the best mention of each kind, plus its repeats. */
export function bestKind(ranked: readonly RankedMention[]): Mention['kind'] | undefined {
  const totals = new Map<Mention['kind'], number>();
  for (const kind of new Set(ranked.map((mention) => mention.kind))) {
    const scores = ranked.filter((mention) => mention.kind === kind).map(({ score }) => score);
    const repeats = scores.filter((score) => score > 2).length - 1;
    totals.set(
      kind,
      Math.max(...scores) + REPEATED * Math.min(Math.max(repeats, 0), REPEATS_COUNTED),
    );
  }
  return [...totals].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** An animal outside the nine counts only when the owner calls it theirs. */
function isUnownedStranger(mention: Mention, total: number): boolean {
  return mention.kind === 'unlisted' && total < mention.weight + 1.5;
}

import * as words from './rule-words.ts';
import type { MentionContext } from './mention-context.ts';
import type { Word } from './read-words.ts';

/** How much a rule speaks for (+) or against (-) a mention being the patient. */
export type MentionRule = (context: MentionContext) => number;

/** A rule's answer when the mention cannot be the patient at all: prey, food, a dish. */
export const RULED_OUT = Number.NEGATIVE_INFINITY;

function near(list: readonly Word[], set: ReadonlySet<string>, reach: number): number {
  return list.slice(0, reach).findIndex((word) => set.has(word.text));
}

function has(list: readonly Word[], set: ReadonlySet<string>, reach: number): boolean {
  return near(list, set, reach) >= 0;
}

function is(word: Word | undefined, ...texts: string[]): boolean {
  return word !== undefined && texts.includes(word.text);
}

/** "my cat" against "the neighbour's dog", "another horse", "a cat". */
export function ownership({ before, after, mention, first }: MentionContext): number {
  if (is(after[0], 'next', 'across', 'down') && is(after[1], 'door', 'the')) {
    return -2.5;
  }
  for (const [index, word] of before.slice(0, 5).entries()) {
    if (words.STRANGERS.has(word.text) || (word.possessive && !words.FAMILY.has(word.text))) {
      return -2.5;
    }
    if (words.OTHER.has(word.text)) {
      return -3;
    }
    if (words.FORMER.has(word.text)) {
      return -2.5;
    }
    if (words.FAMILY.has(word.text)) {
      return 1.5;
    }
    if (words.OWN.has(word.text)) {
      return 2;
    }
    if (is(word, 'the', 'this')) {
      return 0.5;
    }
    if (words.ARTICLES.has(word.text)) {
      return has(before.slice(index + 1), words.KEEPING, 1) ? 1 : -0.5;
    }
  }
  return first && mention.start === 0 ? 0.5 : 0;
}

/** "I used to have a parrot", "our old dog died", "we also have a cat". */
export function formerOrSpare({ before, after }: MentionContext): number {
  const used = near(before, new Set(['used']), 5);
  if (used >= 0 && is(before[used - 1], 'to')) {
    return -5;
  }
  if (has(after, words.GONE, 4)) {
    return -5;
  }
  return has(before, new Set(['also']), 4) ? -2 : 0;
}

/** "bitten by a dog", "next to the cat". */
export function agent({ before }: MentionContext): number {
  return has(before, new Set(['by', 'beside', 'near', 'via']), 4) ? -4 : 0;
}

/** "unlike my other cat", but not "it looks like my rabbit is ill". */
export function comparison({ before }: MentionContext): number {
  const at = near(before, words.COMPARING, 4);
  return at >= 0 && !has(before.slice(at + 1), words.SEEMING, 1) ? -4 : 0;
}

/** "a fight with another cat", "barks at the cat", "caught it from the dog". */
export function companion({ before }: MentionContext): number {
  const at = near(before, new Set(['with', 'at', 'from', 'to', 'around']), 3);
  const link = before[at];
  if (link === undefined) {
    return 0;
  }
  const governed = before.slice(at + 1);
  if (link.text === 'with') {
    return has(governed, words.TOGETHER, 4) ? -3 : 0;
  }
  if (link.text === 'from') {
    return has(governed, words.SOURCES, 4) ? -3 : 0;
  }
  return link.text === 'around' || has(governed, words.TOWARDS, 4) ? -3 : 0;
}

/** "medicine meant for dogs". */
export function audience({ before, mention }: MentionContext): number {
  return mention.plural && is(before[0], 'for') && before.length > 2 ? -2 : 0;
}

/** "my cat caught a bird", "he ate a rabbit", "eating cat poop". */
export function prey({ before, followsOwn }: MentionContext): number {
  const eating = near(before, words.EATING, 5);
  if (eating >= 0 && !has(before.slice(eating + 1), words.NEGATION, 2)) {
    return is(before[eating], 'into', 'found') ? -2 : RULED_OUT;
  }
  const hunting = near(before, words.HUNTING, 4);
  if (hunting < 0 || has(before.slice(0, hunting), words.OWN, 4)) {
    return 0;
  }
  return followsOwn || is(before[hunting], 'brought', 'brings') ? RULED_OUT : 0;
}

/** "raw chicken", "a duck and potato food". */
export function dish({ text, mention, before, after }: MentionContext): number {
  if (!words.MEATS.has(text) || mention.plural || has(before, words.OWN, 2)) {
    return 0;
  }
  const served = after.slice(is(after[0], 'and', 'or', 'n', '&') ? 1 : 0);
  const isDish = has(served, words.DISH_AFTER, 1) || has(before, words.DISH_BEFORE, 1);
  return isDish ? RULED_OUT : 0;
}

/** "dog flea treatment", "the cat's food". */
export function thing({ after }: MentionContext): number {
  return has(after, words.THINGS, 1) ? -2.6 : 0;
}

/** "the dog chased my rabbit": the chaser. */
export function aggressor({ after, next, before }: MentionContext): number {
  const at = near(after, words.ATTACKING, 7);
  if (next === undefined || at < 0 || has(after.slice(0, at), words.PASSIVE, at)) {
    return 0;
  }
  const victimIsOwn = has(after.slice(at + 1), words.OWN, 6);
  return victimIsOwn || !has(before, words.OWN, 4) ? -4 : 0;
}

/** "the dog chased my rabbit": the chased; "my hamster was dropped". */
export function victim({ before, after, followsOwn, first }: MentionContext): number {
  const passive = near(after, words.PASSIVE, 2);
  if (passive >= 0 && !is(after[0], 'and') && has(after.slice(passive + 1), words.HARMED, 2)) {
    return 2;
  }
  const attack = near(before, words.ATTACKING, 5);
  if (attack < 0 || has(before.slice(attack + 1), words.PASSIVE, 1)) {
    return 0;
  }
  if (has(before.slice(0, attack), words.OWN, 4)) {
    return 2;
  }
  return followsOwn ? -1.5 : first ? 0 : 1.5;
}

/** "the cat has been sneezing", against "the cats are fine". */
export function condition({ after }: MentionContext): number {
  const fine = near(after, words.FINE, 5);
  if (fine >= 0 && !has(after.slice(0, fine), words.NEGATION, fine)) {
    return -5;
  }
  if (is(after[0], 'and')) {
    return 0;
  }
  if (has(after, words.BYSTANDING, 3)) {
    return -2;
  }
  const unwell = after.slice(0, 6).some((word) => words.SYMPTOM.test(word.text));
  return (has(after, words.STATES, 2) ? 1 : 0) + (unwell ? 1.5 : 0);
}

/** "this is about our beagle", "it's the rabbit", "all fine except one hen". */
export function topic({ before }: MentionContext): number {
  const about = has(
    before,
    new Set(['about', 'concerning', 'regarding', 'wrong', 'except', 'apart']),
    4,
  );
  return about || (before.length <= 2 && is(before.at(-1), 'its', "it's", 'it')) ? 1.5 : 0;
}

export const MENTION_RULES: readonly MentionRule[] = [
  ownership,
  formerOrSpare,
  agent,
  comparison,
  companion,
  audience,
  prey,
  dish,
  thing,
  aggressor,
  victim,
  condition,
  topic,
];

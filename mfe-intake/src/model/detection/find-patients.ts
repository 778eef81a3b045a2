import { findBreeds, type BreedHit } from './find-breeds.ts';
import { findMentions } from './find-mentions.ts';
import type { BreedIndex, BreedName } from './breed-index.ts';
import type { Mention } from './mention.ts';
import type { Word } from './read-words.ts';

const NAME_WEIGHT = 3;
const CUES_BEFORE = new Set(
  'my our the a an old yo yr year years month months mo male female boy girl neutered spayed intact adult senior young rescue purebred poor little big new cross pet purebread geriatric elderly sweet fat black red white grey gray'.split(
    ' ',
  ),
);
const CUES_AFTER = new Set('mix cross puppy pup pups kitten mixed x male female bitch'.split(' '));
const OPENING_CUES = new Set('with is has who male female'.split(' '));

/**
 * Every mention of an animal, by species word and by breed: a breed takes the place
 * of the species words inside it, and of the one right after it ("Arabian mare").
 */
export function findPatients(words: readonly Word[], index: BreedIndex): Mention[] {
  const plain = findMentions(words);
  const found = findBreeds(words, index).flatMap((hit) => toMention(words, hit, plain) ?? []);
  // "Rhode Island Red hen": the hen inside the longer mention is no breed of its own.
  const breeds = found.filter((mention, at) => mention.start >= (found[at - 1]?.end ?? 0));
  const free = plain.filter(
    (mention) => !breeds.some((breed) => mention.start < breed.end && breed.start < mention.end),
  );
  return [...free, ...breeds].toSorted((a, b) => a.start - b.start);
}

function toMention(
  words: readonly Word[],
  hit: BreedHit,
  plain: readonly Mention[],
): Mention | undefined {
  const head = plain.find(
    (mention) =>
      mention.start === hit.end &&
      mention.weight === NAME_WEIGHT &&
      words[mention.start]?.clause === words[hit.start]?.clause,
  );
  const longer = plain.some((mention) => mention.start <= hit.start && mention.end >= hit.end + 1);
  const name = longer ? undefined : believed(words, hit, { plain, head });
  if (name === undefined) {
    return undefined;
  }
  const end = head?.end ?? hit.end;
  const last = words[end - 1];
  return {
    kind: name.species,
    breed: name.breed,
    start: hit.start,
    end,
    weight: NAME_WEIGHT,
    plural: last !== undefined && last.text.endsWith('s') && last.text !== name.words.at(-1),
    possessive: last?.possessive ?? false,
  };
}

/** The breed that a hit names, or none when its words mean something else here. */
function believed(
  words: readonly Word[],
  hit: BreedHit,
  { plain, head }: { plain: readonly Mention[]; head: Mention | undefined },
): BreedName | undefined {
  if (head !== undefined) {
    return hit.names.find((name) => name.species === head.kind);
  }
  const supported = (name: BreedName): boolean =>
    plain.some(
      (mention) =>
        mention.kind === name.species && (mention.end <= hit.start || mention.start >= hit.end),
    );
  const named = (name: BreedName): boolean =>
    plain.some(
      ({ kind, start, end }) => kind === name.species && start === hit.start && end === hit.end,
    );
  const cued = hasCue(words, hit);
  const possible = hit.names.filter((name) => {
    switch (name.trust) {
      case 'plain':
        return true;
      case 'cue':
        return cued || named(name);
      case 'support':
        return cued && supported(name);
      case 'head':
        return false;
    }
  });
  return possible.find(supported) ?? possible[0];
}

function hasCue(words: readonly Word[], { start, end }: BreedHit): boolean {
  const clause = words[start]?.clause;
  const before = words[start - 1];
  const after = words[end];
  if (before?.clause === clause && before !== undefined && CUES_BEFORE.has(before.text)) {
    return true;
  }
  if (after?.clause === clause && after !== undefined && CUES_AFTER.has(after.text)) {
    return true;
  }
  return (
    start === 0 && (after === undefined || after.clause !== clause || OPENING_CUES.has(after.text))
  );
}

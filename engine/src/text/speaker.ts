import { animalWords } from '../../knowledge/words/other-words.ts';
import type { Match, Pattern } from './patterns.ts';
import type { Token } from './tokens.ts';

const lookedFor = new Set(['any', 'anything', 'why', 'what', 'where', 'how', 'if']);

/** "I don't see any worms": it is the owner who does not see. */
export function speakersOwn(tokens: readonly Token[], pattern: Pattern, at: number): boolean {
  if (pattern.finding === 'open_mouth')
    return (
      ['i', 'we', 'vet', 'to'].includes(tokens[at - 1]?.word ?? '') && tokens[at]?.stem === 'open'
    );
  if (!['blind', 'deaf'].includes(pattern.finding)) return false;
  if (tokens.slice(at + 1, at + 5).some((token) => lookedFor.has(token.word))) return true;
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some((token) => ['i', 'we', 'you', 'vet'].includes(token.word));
}

/** "It hurts my shoulder": the owner's body, not the animal's. */
export function bodyOfSpeaker(tokens: readonly Token[], match: Match): boolean {
  return match.tokens.some(
    (at) => ownersParts.has(tokens[at]?.word ?? '') && tokens[at - 1]?.word === 'my',
  );
}

const ownersParts = new Set(['shoulder', 'back', 'knee', 'neck', 'hip']);

/** How far back the "I" may stand. */
const reach = 20;
/** Between "I have" and what the owner has: "I've had a really bad cough". */
const slight = new Set(
  'a an the some bad terrible awful nasty horrible slight so very really feeling been being got had getting also just bit of too still both myself quite rather pretty all completely totally absolutely'.split(
    ' ',
  ),
);
const being = new Set(['have', 'am', 'was', 'feel', 'felt', 'had', 'been']);
const falls = new Set(['fell', 'slipped', 'tripped']);
const ownTrouble = new Set(['bed', 'flu', 'covid', 'headache', 'migraine', 'hungover', 'doctor']);
const ofPatient = new Set('he she it him her his they them now but'.split(' '));
/** "I've not found a wet clump", "I'm still getting an egg": the owner looks, the animal is meant. */
const looks = new Set(['not', 'never', 'no', 'get']);
const listed = new Set(['and', 'or', 'with']);

/** "I have a cough", "I've been sick all night": the owner's own trouble. "I have a cat that coughs" and "I have a limping dog" are about the patient. */
export function ofSpeaker(tokens: readonly Token[], match: Match): boolean {
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  const near = Math.max(0, first - reach);
  const back = tokens.slice(near, first).findLastIndex((token) => token.word === 'i');
  const said = back < 0 ? -1 : near + back;
  if (said < 0) return false;
  const between = tokens.slice(said + 1, first);
  const around = [...between, ...tokens.slice(last + 1, last + 4)];
  if (around.some((token) => animalWords.has(token.word))) return false;
  // "I felt sad": the verb belongs to the sign.
  if (said === first - 1 && being.has(tokens[first]?.word ?? '')) return true;
  if (looks.has(tokens[first]?.stem ?? '')) return false;
  const begins = being.has(between[0]?.word ?? '');
  const rest = between.slice(1);
  if (begins && rest.every((token) => slight.has(token.word) || being.has(token.word))) return true;
  if (between.some((token) => ofPatient.has(token.word) || token.name === true)) return false;
  const articles = rest.filter((token) => slight.has(token.word)).length;
  const list = rest.some((token) => listed.has(token.word)) && rest.length <= 6 && articles > 0;
  return (
    (begins && list && !between.some((token) => token.punctuation)) ||
    (between.some((token) => ownTrouble.has(token.word) || falls.has(token.word)) &&
      !tokens.slice(first, last + 3).some((token) => ofPatient.has(token.word)))
  );
}

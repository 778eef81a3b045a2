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

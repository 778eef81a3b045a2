import { death, goodbye, livesOn, supposed } from '../../words/end-of-life.ts';

const plain = (text: string): string =>
  text.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ');

/** Where the sentence around a place begins and ends. */
function sentenceAround(text: string, at: number): { from: number; to: number } {
  const from = Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  const end = text.slice(at).search(/[.!?]/);
  return { from, to: end < 0 ? text.length : at + end + 1 };
}

/**
 * Whether a first message ends with the death of the animal itself. Whoever only fears it, tells of long ago, or goes on to
 * an animal that lives, has somebody who must be helped: in doubt this says no.
 */
export function hasDied(symptoms: string): boolean {
  const text = plain(symptoms);
  return [...text.matchAll(death)].some(({ index, 0: words }) => {
    const { from, to } = sentenceAround(text, index);
    const isAsked = /^[^,.!]*\?/.test(text.slice(index + words.length, to));
    const isFeared = isAsked || supposed.test(text.slice(from, index));
    return !isFeared && !livesOn.test(text.slice(index + words.length));
  });
}

/** Whether an owner asks if it is time to let the animal go. */
export function asksForGoodbye(symptoms: string): boolean {
  return goodbye.test(plain(symptoms));
}

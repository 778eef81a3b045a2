import { animalWords, ownKinds } from '../../knowledge/words/other-words.ts';
import type { Finding, Knowledge } from '../knowledge-types.ts';
import { compileClasses, compilePattern } from '../text/patterns.ts';
import { stem } from '../text/stem.ts';

/** Pronouns, articles and forms of have, get and be: with an animal they say nothing of its health. */
const small =
  'i you he she it we they me him her us them my your his its our their mine hers ours one ones this that these those who which a an the just have has had having get gets got getting gotten is am are was were be been being'.split(
    ' ',
  );
const words = [
  ...small,
  'fox',
  ...animalWords,
  ...Object.values(ownKinds).flatMap((kinds) => [...kinds]),
];
const exact = new Set(words);
const stems = new Set(words.map(stem));
const saysNothing = (word: string): boolean =>
  word.startsWith('=') ? exact.has(word.slice(1)) : stems.has(word);

const phrasesOf = (finding: Finding): readonly string[] => [
  ...(finding.says ?? []),
  ...(finding.saysNot ?? []),
  ...(finding.values ?? []).flatMap((value) => value.says ?? []),
];

/**
 * Phrases that any sentence about an animal holds ("dog has had", "I have a cat"). A whole clause of
 * such words may mean something ("the cat got him.").
 */
export function emptyPhrases(knowledge: Knowledge): string[] {
  const classes = compileClasses(knowledge.words);
  return knowledge.findings.flatMap((finding) =>
    phrasesOf(finding)
      .filter((phrase) => {
        const { slots, closes } = compilePattern(phrase, finding.id, 'yes', classes);
        return (
          !closes && slots.every(({ options }) => options.some((words) => words.every(saysNothing)))
        );
      })
      .map(
        (phrase) => `${finding.id}: phrase "${phrase}" says nothing but that there is an animal`,
      ),
  );
}

import { describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';

/** The words most owners use. New lists once took them away, and no other test noticed. */
const sentences: readonly [Species, string, string][] = [
  ['cat', 'now 4.1 kg, and drinks a lot', 'drinks_more'],
  ['dog', 'she drinks a lot', 'drinks_more'],
  ['dog', 'his belly is sore to touch', 'belly_pain'],
  ['cat', 'her side is painful to touch', 'pain'],
  ['dog', 'he is not breathing', 'collapse'],
  ['dog', 'limping on his back right leg', 'limping'],
  ['bird', 'my bird is dying', 'collapse'],
  ['bird', 'I think she is dying', 'collapse'],
  ['bird', 'he is on the floor paddling', 'seizure'],
  ['reptile', 'hemipenis hanging out', 'prolapse'],
  ['reptile', 'his mouth is frothy', 'mouth_bubbles'],
  ['reptile', 'he is burnt', 'burn'],
];

describe('the plainest words', () => {
  it.each(sentences)('ENG a %s: "%s"', async (species, text, finding) => {
    const reader = makeReader(await loadKnowledge(species));
    const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
    const yes = evidence.filter((item) => item.value === 'yes').map((item) => item.finding);
    const no = evidence.filter((item) => item.value === 'no').map((item) => item.finding);
    expect(yes).toContain(finding);
    if (finding === 'drinks_more') expect(no).not.toContain('drinks_less');
  });
});

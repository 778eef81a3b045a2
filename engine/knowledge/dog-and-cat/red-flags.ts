import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a vet or emergency clinic now and ring ahead.';

/** Red flags that dogs and cats have alike. Source: safety section of the research notes. */
export const redFlagsOfDogAndCat = [
  {
    id: 'near-drowning',
    name: 'Near drowning',
    level: 'emergency',
    when: [['near_drowned']],
    reason: 'Lungs that took in water can fail hours after the animal looks well again.',
    advice: `${now} Keep your animal warm and calm on the way.`,
    guards: ['near-drowning'],
    source: 'triage',
  },
] satisfies readonly RedFlag[];

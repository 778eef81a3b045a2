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
  {
    id: 'weak-young',
    name: 'A weak, shaking puppy or kitten',
    level: 'emergency',
    when: [
      ['weakness', 'shaking'],
      ['weakness', 'wobbly'],
      ['weakness', 'not_eating_12h'],
      ['shaking', 'not_eating_12h'],
    ],
    who: { age: ['baby'] },
    reason: 'Small young animals run out of sugar when they miss meals; fits follow within hours.',
    advice: `${now} Rub a little syrup on the gums if your animal can swallow, and keep it warm.`,
    guards: ['puppy-hypoglycaemia', 'fading-kitten'],
    source: 'triage',
  },
] satisfies readonly RedFlag[];

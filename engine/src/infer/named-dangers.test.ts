import { beforeAll, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

it.each<[AnySpecies, string]>([
  ['dog', 'He has a broken leg.'],
  ['cat', 'She has a broken jaw.'],
  ['dog', 'My dog is choking!'],
  ['dog', 'choking on a tennis ball'],
  ['dog', 'I think he has heatstroke.'],
  ['dog', 'is this GDV??'],
  ['dog', 'i think its bloat'],
  ['dog', 'i think its heatstroke'],
  ['dog', 'He is coughing blood.'],
  ['cat', 'There is blood when she coughs.'],
  ['dog', 'She has injured her eye.'],
  ['cat', 'bleach in his eyes'],
  ['dog', 'FITTING AND WONT STOP'],
  ['dog', 'someone shot my dog'],
  ['cat', 'went under the tractor this morning'],
  ['rabbit', 'is this gut stasis'],
  ['guinea_pig', 'my little brother stepped on guinea pig'],
])('bug: the %s of an owner who wrote "%s" was in no emergency', (species, text) => {
  expect(start(species, text).triage?.level).toBe('emergency');
});

it.each<[AnySpecies, string]>([
  ['dog', 'How do I prevent heatstroke in summer?'],
  ['dog', 'The vet has ruled out bloat.'],
  ['dog', 'It is not bloat.'],
  ['dog', 'She had parvo as a puppy three years ago and is fine now.'],
  ['dog', 'Is he due his parvo vaccine?'],
  ['dog', "The neighbour's dog was shot last year, mine is fine."],
  ['dog', 'We had a break from training and he is well.'],
  ['dog', 'What is a twisted stomach?'],
  ['dog', 'Are Great Danes prone to bloat?'],
  ['rabbit', 'How do you stop GI stasis from happening, he is well.'],
  ['dog', 'He is drowning in slobber, happy as ever.'],
  ['cat', 'He sounds as if he is choking when a hairball comes up.'],
])(
  'an illness only read of, ruled out, long over or feared for is none: %s, "%s"',
  (species, text) => {
    expect(start(species, text).triage?.level ?? 'none').not.toBe('emergency');
  },
);

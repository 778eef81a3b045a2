import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { breathing } from './breathing.ts';
import { eggs } from './eggs.ts';
import { findings } from './findings.ts';
import { fright } from './fright.ts';
import { gut } from './gut.ts';
import { injury } from './injury.ts';
import { breedGroups } from './kinds.ts';
import { nerves } from './nerves.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skin } from './skin.ts';

/** All that is known of the bird: parrots, budgerigars, songbirds, pigeons, poultry and waterfowl. */
export const pack = {
  species: 'bird',
  word: 'bird',
  plural: 'birds',
  version: '1.3.0',
  ageBands: [0.3, 1, 6, 12],
  breedGroups,
  findings,
  conditions: [...breathing, ...gut, ...eggs, ...skin, ...injury, ...nerves, ...fright],
  redFlags,
  safetyQuestions,
  sources: {
    psit: {
      title:
        'Estimate, weighed by how often owners complain of it; anchored on: Skin disease in 3,472 psittacine birds of a teaching hospital 1988–2021 (any skin disease 41.9 %, pododermatitis 21.0 %, feather-destructive behaviour 15.2 %)',
      kind: 'expert-estimate',
      date: '2026',
    },
    budg: {
      title:
        'Estimate, weighed by how often owners complain of it; anchored on: Disease in a budgerigar flock, n = 221, J Zoo Wildl Med 53(2) (neoplasia 34 %, Macrorhabdus 25 %, hepatic lipidosis 12 %, obesity 12 %)',
      kind: 'expert-estimate',
      date: '2026',
    },
  },
  leaks: { lethargy: 0.28, appetite_loss: 0.24, sick_contacts: 0.15, hair_loss: 0.06 },
} satisfies SpeciesPack;

import type { WordsByName } from '@petwise/ui';
import { SPANISH } from '../spanish/copy.ts';
import { SPANISH_FORMS } from '../spanish/forms-copy.ts';
import { SPANISH_INFO } from '../spanish/info-copy.ts';
import { SPANISH_OPTIONS } from '../spanish/options-copy.ts';
import { SPANISH_PETS } from '../spanish/pets-copy.ts';

/** No component: what the intake says in Spanish, for a host that speaks it. */
export const WORDS: WordsByName = {
  intake: SPANISH,
  'intake.forms': SPANISH_FORMS,
  'intake.info': SPANISH_INFO,
  'intake.options': SPANISH_OPTIONS,
  'intake.pets': SPANISH_PETS,
};

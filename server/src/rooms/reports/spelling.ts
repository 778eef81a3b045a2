import type { VetHandover } from '@petwise/contracts';
import { spellBritish } from '@petwise/contracts/british';
import { englishLocale, readsSpanish } from '../../english-locale.ts';

/** Regions that spell as the United States do; the screens ask the same (`isAmerican`). */
const AMERICAN_REGIONS = ['US', 'PR', 'PH', 'LR'];

/** Whether a reader's screens would be in British English, from what their browser says of its languages. */
export function readsBritish(acceptLanguage = ''): boolean {
  const [, region = ''] = englishLocale(acceptLanguage).split('-');
  return !readsSpanish(acceptLanguage) && !AMERICAN_REGIONS.includes(region);
}

/** The report as a British reader spells it: what the engine wrote, and nothing that an owner or a vet did. */
export function inBritish(handover: VetHandover): VetHandover {
  const { urgency, redFlags, signs, pertinentNegatives, conditions, secondProblem } = handover;
  const { suggestedTests, supplements, overview, healthDataSummary, returnIf } = handover;
  const { wouldBeEmergency, questionsForVet, answers } = handover;
  const written = {
    urgency,
    redFlags,
    ...(signs && { signs }),
    pertinentNegatives,
    conditions,
    ...(secondProblem && { secondProblem }),
    suggestedTests,
    supplements,
    overview,
    healthDataSummary,
    returnIf,
    ...(wouldBeEmergency && { wouldBeEmergency }),
    questionsForVet,
    answers,
  };
  // A spelling changes letters, never the shape.
  const spelled = spellBritish(written) as typeof written;
  return {
    ...handover,
    ...spelled,
    answers: spelled.answers.map((one, at) => ({ ...one, answer: answers[at]?.answer ?? '' })),
    ...(signs && {
      signs: signs.map((told, at) => ({ ...told, sign: spelled.signs?.[at]?.sign ?? told.sign })),
    }),
  };
}

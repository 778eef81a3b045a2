import type { VetHandover } from '@petwise/contracts';
import { spellBritish } from '@petwise/contracts/british';

/** Regions that spell as the United States do; the screens ask the same (`isAmerican`). */
const AMERICAN_REGIONS = ['US', 'PR', 'PH', 'LR'];

/** Whether a reader's screens would be in British English, from what their browser says of its languages. */
export function readsBritish(acceptLanguage = ''): boolean {
  const tags = acceptLanguage.split(',').map((one) => one.split(';')[0]?.trim() ?? '');
  const spoken = tags.find((tag) => /^(?:en|es)\b/.test(tag));
  if (spoken?.startsWith('es')) return false;
  // Who speaks another language has the screens in the English of their region.
  const locale = spoken ?? `en${/-[A-Z]{2}\b/.exec(tags.join())?.[0] ?? ''}`;
  try {
    return !AMERICAN_REGIONS.includes(new Intl.Locale(locale).maximize().region ?? 'US');
  } catch {
    return false;
  }
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

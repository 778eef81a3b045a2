import { ageBands } from './infer/age.ts';
import type { Appraisal } from './infer/appraisal.ts';
import { anyHolds, isAbout } from './infer/red-flags.ts';
import type { Knowledge } from './knowledge-types.ts';
import { fill } from './report/wording.ts';
import type { Patients } from './safety-types.ts';
import { readPatientFacts } from './text/patient-facts.ts';
import { notSure } from './text/reply.ts';
import type { Patient, Question } from './types.ts';

export const ageQuestion = 'patient-age';

/** Of an animal whose years nobody knows: no longer as much at risk as a young one. */
const grownUp = 'Grown up, age unknown';
const GROWN = /\b(?:grown|adult)\b/i;
const DENIED = /\b(?:not|no|isnt|never)\b|n['’]t\b/i;

/** The age of the patient, where it was not told and a rule for one age hangs on it. */
export function askAge({ model, belief, state }: Appraisal): Question | null {
  const { knowledge } = model;
  if (state.patient.age !== null || state.patient.ageBand !== undefined) return null;
  const isOpen = (who: Patients | undefined): boolean => {
    if (!who?.age) return false;
    const { age: _, ...others } = who;
    return isAbout(model, others, state);
  };
  const rule = knowledge.redFlags.some(
    ({ who, when, unless }) =>
      isOpen(who) && anyHolds(when, belief.known) && !anyHolds(unless ?? [], belief.known),
  );
  const isCalled =
    rule ||
    knowledge.safetyQuestions.some(({ who, when }) => isOpen(who) && anyHolds(when, belief.known));
  if (!isCalled) return null;
  return {
    id: ageQuestion,
    text: fill('How old is {pet}?', knowledge, state.patient),
    options: [...ageOptions(knowledge), grownUp, notSure],
    why: 'What you told us is more urgent at some ages than at others.',
  };
}

/** Whether a question is the one of `askAge`. */
export const asksAge = (question: string): boolean => /^How old is your [^?]+\?$/.test(question);

/** The age that was chosen, as its button says it: "under 9 months"; null where none was. */
export function chosenAge(knowledge: Knowledge, { ageBand }: Patient): string | null {
  const chosen =
    ageBand === 'grown'
      ? grownUp
      : ageOptions(knowledge)[ageBands.findIndex((band) => band === ageBand)];
  return chosen === undefined ? null : chosen.charAt(0).toLowerCase() + chosen.slice(1);
}

/** The patient with the age that was chosen; any other answer leaves it open for good. */
export function withAnsweredAge(knowledge: Knowledge, patient: Patient, answer: string): Patient {
  const at = ageOptions(knowledge).indexOf(answer.trim());
  const { age } = readPatientFacts(`he is ${answer}`);
  if (at < 0 && age) return { ...patient, age: age.value, ageUnit: age.unit };
  if (at < 0 && GROWN.test(answer) && !DENIED.test(answer)) return { ...patient, ageBand: 'grown' };
  return { ...patient, ageBand: ageBands[at] ?? 'unsure' };
}

function ageOptions({ ageBands: limits }: Knowledge): string[] {
  const words = limits.map(ageWords);
  const between = words.slice(1).map((limit, index) => `${words[index] ?? ''} to ${limit}`);
  return [`Under ${words[0] ?? ''}`, ...between, `${words.at(-1) ?? ''} or older`];
}

/** "6 weeks", "9 months", "2 years": a limit between two ages, given in years. */
function ageWords(years: number): string {
  if (years < 0.25) return `${Math.round(years * 52)} weeks`;
  if (years === 1) return '1 year';
  return Number.isInteger(years) ? `${years} years` : `${Math.round(years * 12)} months`;
}

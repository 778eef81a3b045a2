import type { Assessment, Care } from '@petwise/contracts';

/** Whatever the illness: medicines for people harm pets, and one animal's medicine harms another. */
const NO_MEDICINE = 'Give no new medicine unless a vet tells you to.';
const EXAMINATION = 'Let a vet examine your pet.';

/**
 * What DX-06 shows for the likeliest diagnosis: the advice for its urgency, and what a vet may do
 * about it. Null where the specification's fixed lines about skin fit: a skin that wants gentle care, in a case that can wait
 * (docs/decisions/0018-treatment-lines.md).
 */
export function careOf(assessment: Assessment): Care | null {
  const { triage, primary_diagnosis: primary } = assessment;
  const isUrgent = triage?.level === 'emergency' || triage?.level === 'today';
  if (primary?.gentleSkinCare === true && !isUrgent) return null;
  const treatments = treatmentLines(assessment);
  return {
    immediate: [...(triage === undefined ? [] : [triage.advice]), NO_MEDICINE],
    professional: treatments.length === 0 ? [EXAMINATION] : treatments,
  };
}

function treatmentLines({
  primary_diagnosis: primary,
  differential_diagnoses: [first],
}: Assessment): string[] {
  const given = primary === null ? (first?.treatments ?? '') : primary.treatments;
  const lines =
    typeof given === 'string'
      ? [given]
      : given.map(({ name, description }) => [name, description].filter(Boolean).join(': '));
  return lines.filter((line) => line.trim() !== '');
}

import { toPercent } from './confidence.ts';
import { FALLBACKS } from './fallbacks.ts';
import { listOf, recordOf, textOf, textsOf } from './read-values.ts';
import type { ConditionView, EvidenceView, TreatmentView } from './report-view.ts';

/** Reads a primary or a differential diagnosis, whichever way its treatments are given. */
export function readCondition(value: unknown): ConditionView {
  const record = typeof value === 'string' ? { condition: value } : recordOf(value);
  const treatments = record['treatments'];
  return {
    condition: textOf(record['condition']) || FALLBACKS.condition,
    otherNames: textsOf(record['otherNames']),
    source: textOf(record['source']),
    mustNotMiss: record['mustNotMiss'] === true,
    percent: toPercent(record['confidence']),
    description: textOf(record['condition_description']),
    reasoning: textOf(record['reasoning']),
    impact: textOf(record['impact']),
    evidence: readEvidence(record['evidence']),
    treatments: Array.isArray(treatments) ? treatments.flatMap(readTreatment) : [],
    treatmentText: Array.isArray(treatments) ? '' : textOf(treatments),
  };
}

/** Reads the differential diagnoses in the assessor's order; entries that hold nothing are dropped. */
export function readConditions(value: unknown): readonly ConditionView[] {
  return listOf(value)
    .filter((entry) => textOf(entry) !== '' || Object.keys(recordOf(entry)).length > 0)
    .map(readCondition);
}

function readEvidence(value: unknown): EvidenceView {
  const evidence = recordOf(value);
  const notKnown = evidence['notKnown'];
  return {
    for: textsOf(evidence['for']),
    against: textsOf(evidence['against']),
    notKnown: Array.isArray(notKnown) ? textsOf(notKnown) : null,
  };
}

function readTreatment(value: unknown): readonly TreatmentView[] {
  const record = typeof value === 'string' ? { name: value } : recordOf(value);
  const name = textOf(record['name']);
  const description = textOf(record['description']);
  if (!name && !description) return [];
  return [{ name, description, efficacy: textOf(record['efficacy']) || FALLBACKS.efficacy }];
}

import type { CaseState, Evidence, LabFinding } from '../types.ts';
import { sharedFile } from '../shared-file.ts';
import { isCritical } from './labs.ts';

const { analytes } = sharedFile;

const critical: Evidence = {
  finding: 'lab_critical',
  value: 'yes',
  certainty: 1,
  source: 'text',
  turn: 0,
  quote: '',
};

/** Ids of the analytes that can count as evidence. */
export const knownAnalytes: readonly string[] = Object.keys(analytes);

/** True when at least one laboratory value of the case can count; values of unknown analytes cannot. */
export function hasLabEvidence(state: CaseState): boolean {
  return state.labFindings.some((lab) => Object.hasOwn(analytes, lab.analyte));
}

/**
 * The case with these laboratory values in place of those before, at any step of a consult: an owner
 * may confirm a report while the questions are already going on.
 */
export function withLabFindings(state: CaseState, labFindings: readonly LabFinding[]): CaseState {
  const evidence = state.evidence.filter(({ finding }) => finding !== critical.finding);
  return {
    ...state,
    labFindings: [...labFindings],
    evidence: labFindings.some(isCritical) ? [...evidence, critical] : evidence,
  };
}

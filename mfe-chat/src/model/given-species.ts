import { IntakeSpecies } from '@petwise/contracts';
import { readKept, writeKept } from './kept.ts';

/** The species given in the Basic Information form of a session; the history form's lists depend on it. */
export function readSpecies(sessionId: string): IntakeSpecies {
  return readKept(`species.${sessionId}`, IntakeSpecies) ?? 'dog';
}

export function keepSpecies(sessionId: string, species: IntakeSpecies): void {
  writeKept(`species.${sessionId}`, species);
}

import { IntakeSpecies } from '@petwise/contracts';
import { readKept, writeKept } from './kept.ts';

/** The species given in the Basic Information form of a session; null before it was. */
export function readSpecies(sessionId: string): IntakeSpecies | null {
  return readKept(`species.${sessionId}`, IntakeSpecies);
}

export function keepSpecies(sessionId: string, species: IntakeSpecies): void {
  writeKept(`species.${sessionId}`, species);
}

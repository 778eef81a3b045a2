import { IntakeSpecies } from '@petwise/contracts';
import { readTabState, writeTabState } from './tab-state.ts';

/** The species given in the Basic Information form of a session; null before it was. */
export function readSpecies(sessionId: string): IntakeSpecies | null {
  return readTabState(`species.${sessionId}`, IntakeSpecies);
}

export function keepSpecies(sessionId: string, species: IntakeSpecies): void {
  writeTabState(`species.${sessionId}`, species);
}

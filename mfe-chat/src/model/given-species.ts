import { IntakeSpecies } from '@petwise/contracts';
import { readTabState, writeTabState } from './tab-state.ts';

/** The species given in the Basic Information form of a session; null before it was. */
export function readSpecies(sessionId: string): IntakeSpecies | null {
  return readTabState(`species.${sessionId}`, IntakeSpecies);
}

/** Keeps in this tab of which animal a consult is, so that its measures fit. */
export function keepSpecies(sessionId: string, species: IntakeSpecies): void {
  writeTabState(`species.${sessionId}`, species);
}

import type { IntakeSpecies } from '@petwise/contracts';
import { useState } from 'react';
import { keepSpecies, readSpecies } from '../../model/given-species.ts';

/** The species of the patient, from when the form inside the conversation was sent. */
export function useGivenSpecies(
  sessionId: string,
): readonly [IntakeSpecies | null, (species: IntakeSpecies) => void] {
  const [species, setSpecies] = useState(() => readSpecies(sessionId));
  function give(given: IntakeSpecies): void {
    setSpecies(given);
    keepSpecies(sessionId, given);
  }
  return [species, give];
}

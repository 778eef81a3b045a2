import { api } from '@petwise/api';
import { petRoutes } from '@petwise/contracts';
import { keepPetVet } from '@petwise/ui/own-numbers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AssessmentState } from './stages.ts';

/**
 * The urgent card, the report and the emergency page call the vet of the pet that this assessment is about, after a resumed
 * one too, and none of another pet. Without a network what this device keeps of it stays.
 */
export function usePetVet({ intake, initial }: AssessmentState): void {
  const petId = intake?.petId;
  const { data: pets } = useQuery({
    queryKey: ['pets-of-assessment'],
    queryFn: ({ signal }) => api().call(petRoutes.list, { signal }),
    enabled: petId !== undefined,
    select: (answer) => answer.pets,
  });
  const isAboutNone = intake !== null && petId === undefined && !initial?.pet;
  useEffect(() => {
    if (isAboutNone) keepPetVet(null);
    else if (pets) keepPetVet(pets.find(({ id }) => id === petId)?.vet ?? null);
  }, [isAboutNone, pets, petId]);
}

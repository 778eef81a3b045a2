// @vitest-environment jsdom
import { type Pet, petRoutes } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { keepPetVet, ownCalls } from '@petwise/ui/own-numbers';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AssessmentState, beginAssessment } from './stages.ts';
import { usePetVet } from './use-pet-vet.ts';

const BELLA: Pet = {
  id: '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d',
  name: 'Bella',
  species: 'dog',
  breed: null,
  age: null,
  sex: null,
  spayedNeutered: null,
  history: null,
  vet: { name: 'Hill Road Clinic', phone: '020 7946 0001' },
  weights: [],
};

function about(petId?: string): AssessmentState {
  const intake = {
    species: 'dog' as const,
    breed: 'Unknown',
    age: 3,
    ageUnit: 'years' as const,
    sex: 'male' as const,
    spayedNeutered: 'yes' as const,
    weight: 20,
    weightUnit: 'kg' as const,
    ...(petId === undefined ? {} : { petId }),
  };
  return { ...beginAssessment(null), intake };
}

function Screen({ state }: { readonly state: AssessmentState }): ReactNode {
  usePetVet(state);
  return null;
}

function open(state: AssessmentState): void {
  const pets = handle(petRoutes.list, () => ({ pets: [BELLA] }));
  renderInShell(<Screen state={state} />, { handlers: [pets] });
}

beforeEach(() => localStorage.clear());

it('an assessment that is opened again calls the vet of its own pet', async () => {
  keepPetVet({ name: 'Another', phone: '145' });
  open(about(BELLA.id));
  await vi.waitFor(() =>
    expect(ownCalls()).toMatchObject([{ name: 'Hill Road Clinic', number: '020 7946 0001' }]),
  );
});

it('one of no pet that is kept calls the vet of none', () => {
  keepPetVet({ name: 'Another', phone: '145' });
  open(about());
  expect(ownCalls()).toEqual([]);
});

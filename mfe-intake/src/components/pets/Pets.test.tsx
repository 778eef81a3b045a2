// @vitest-environment jsdom
import {
  consultRoutes,
  type ConsultSummary,
  type KeepPetBody,
  Pet,
  petRoutes,
} from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { ownNumber } from '@petwise/ui/own-numbers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { homeDraft } from '../../model/drafts.ts';
import { Pets } from './Pets.tsx';

const BELLA: Pet = {
  id: '3f0c0e4e-6a55-4a3b-9d5a-111111111111',
  name: 'Bella',
  species: 'cat',
  breed: 'Siamese',
  age: null,
  sex: 'female',
  spayedNeutered: null,
  history: null,
  vet: null,
  weights: [
    { value: 4, unit: 'kg', on: '2026-01-05' },
    { value: 4.2, unit: 'kg', on: '2026-03-05' },
  ],
};

const COUGH: ConsultSummary = {
  sessionId: '3f0c0e4e-6a55-4a3b-9d5a-333333333333',
  createdAt: '2026-03-06T10:00:00Z',
  updatedAt: '2026-03-06T10:00:00Z',
  species: 'cat',
  breed: 'Siamese',
  title: 'She coughs at night',
  status: 'finished',
};

function open(petId: string | null, pets: Pet[], answer?: () => Response) {
  const told: KeepPetBody[] = [];
  const handlers = [
    handle(petRoutes.list, () => ({ pets })),
    handle(consultRoutes.list, ({ query }) => ({
      consults: [query.pet].flat().includes(BELLA.id) ? [COUGH] : [],
    })),
    handle(petRoutes.keep, ({ params, body }) => {
      told.push(body);
      return answer?.() ?? { pet: v.parse(Pet, { ...BELLA, ...body, id: params.petId }) };
    }),
  ];
  renderInShell(<Pets petId={petId} />, { handlers });
  return { user: userEvent.setup(), told };
}

beforeEach(() => localStorage.clear());

it('issue 16: a pet has a page; what nobody told says so, and is told in its place', async () => {
  const { user, told } = open(BELLA.id, [BELLA]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bella' })).toBeTruthy();
  // Age, neutering, the three lists and the vet.
  expect(screen.getAllByText('Not told')).toHaveLength(6);
  expect(screen.getByText(/^2 weights:/)).toBeTruthy();
  const past = await screen.findByRole('link', { name: COUGH.title });
  expect(past.getAttribute('href')).toBe(`/assessment/${COUGH.sessionId}/results`);
  await user.click(screen.getByRole('button', { name: 'Change: Spayed or neutered' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toEqual([{ spayedNeutered: 'yes' }]));
  expect(await screen.findByText('Saved: Spayed or neutered')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Not told')).toHaveLength(5));
});

it('a birth date is told once and the age follows; a day ahead is refused and stays typed', async () => {
  const { user, told } = open(BELLA.id, [BELLA]);
  await user.click(await screen.findByRole('button', { name: 'Change: Age' }));
  const born = screen.getByLabelText('Birth date', { selector: 'input[type=date]' });
  await user.type(born, '2999-01-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/not in the future/)).toBeTruthy();
  expect(told).toEqual([]);
  await user.clear(born);
  await user.type(born, '2020-02-03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(told).toEqual([{ age: { value: 0, unit: 'days', on: '2020-02-03' } }]),
  );
  expect(await screen.findByText(/^\d+ years, born /)).toBeTruthy();
});

it('the vet of the pet that the next assessment is about is called first', async () => {
  const { user, told } = open(BELLA.id, [BELLA]);
  await user.click(await screen.findByRole('button', { name: 'Assess Bella now' }));
  expect(homeDraft.read()?.pet?.id).toBe(BELLA.id);
  await user.click(screen.getByRole('button', { name: 'Change: Vet' }));
  await user.type(screen.getByLabelText('Telephone'), 'ring me');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/does not look like a phone number/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Telephone'));
  await user.type(screen.getByLabelText('Telephone'), '020 7946 0001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toEqual([{ vet: { name: '', phone: '020 7946 0001' } }]));
  await waitFor(() => expect(ownNumber('pet')).toBe('020 7946 0001'));
});

it('what cannot be saved is said, and what was typed is still there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open(BELLA.id, [BELLA], () => problem(500, 'internal', 'Broken'));
  await user.click(await screen.findByRole('button', { name: 'Change: Current medications' }));
  await user.type(screen.getByLabelText(/Current medications/), 'Insulin');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  expect(screen.getByLabelText(/Current medications/)).toHaveProperty('value', 'Insulin');
  vi.restoreAllMocks();
});

it('the pets stand side by side, and one is added with a name', async () => {
  const { user, told } = open(null, [BELLA, { ...BELLA, id: crypto.randomUUID(), name: 'Milo' }]);
  expect(await screen.findByRole('link', { name: /Milo/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a pet' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a name.')).toBeTruthy();
  await user.type(screen.getByLabelText(/Name/), 'Rex');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toEqual([{ name: 'Rex', species: 'dog' }]));
});

it('a pet that is not kept any more says so, and leads to the others', async () => {
  open('3f0c0e4e-6a55-4a3b-9d5a-999999999999', [BELLA]);
  expect(await screen.findByText('This pet is not kept')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All pets' })).toBeTruthy();
});

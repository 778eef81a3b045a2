// @vitest-environment jsdom
import { consultRoutes, type KeepPetBody, type Pet, petRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { basic } from '../testing/open-basic.tsx';
import { openHome, send, textBox } from '../testing/open-home.tsx';
import { BasicInformation } from './BasicInformation.tsx';
import { MedicalHistory } from './MedicalHistory.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const BELLA: Pet = {
  id: '3f0c0e4e-6a55-4a3b-9d5a-111111111111',
  name: 'Bella',
  species: 'cat',
  breed: 'Siamese',
  age: { value: 4, unit: 'years', on: '2020-01-31' },
  sex: 'female',
  spayedNeutered: null,
  history: {
    medications: ['Insulin'],
    chronicIllnesses: ['Diabetes'],
    priorOperations: [],
    vaccinationHistory: 'Up to date',
    diet: '',
    environment: '',
  },
  vet: null,
  weights: [{ value: 4.2, unit: 'kg', on: '2020-01-31' }],
};
const MILO: Pet = { ...BELLA, id: '3f0c0e4e-6a55-4a3b-9d5a-222222222222', name: 'Milo' };

const noConsults = handle(consultRoutes.list, () => ({ consults: [] }));

function choice(): Promise<HTMLElement> {
  return screen.findByRole('group', { name: 'Which of your pets is it?' });
}

it('pets stand side by side; the chosen one goes along, with what was told of it', async () => {
  const pets = handle(petRoutes.list, () => ({ pets: [BELLA, MILO] }));
  const { user, onStart } = openHome({}, [noConsults, pets]);
  const bella = within(await choice()).getByRole('button', { name: 'Bella' });
  expect(within(await choice()).getByRole('button', { name: 'Milo' })).toBeTruthy();
  await user.click(bella);
  expect(bella.getAttribute('aria-pressed')).toBe('true');
  expect((await choice()).textContent).toMatch(/Cat · Siamese · 1?\d years · Female · 9.26 lbs/);
  expect((await choice()).textContent).toContain('Not told yet: spayed or neutered');
  await user.type(textBox(), 'She drinks a lot');
  await user.click(send());
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ chosenSpecies: 'cat', pet: BELLA });
});

it('a pet is forgotten after a question, and alone', async () => {
  let kept = [BELLA, MILO];
  const { user } = openHome({}, [
    noConsults,
    handle(petRoutes.list, () => ({ pets: kept })),
    handle(petRoutes.remove, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.petId);
      return { deleted: true as const };
    }),
  ]);
  await user.click(within(await choice()).getByRole('button', { name: 'Bella' }));
  await user.click(screen.getByRole('button', { name: 'Forget Bella' }));
  expect(kept).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bella' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Milo' })).toBeTruthy();
});

/** The basic form, then the history form, as the shell opens them one after the other. */
function openForms(given: { readonly pet?: Pet; readonly keep?: () => Response } = {}) {
  const sent: (KeepPetBody & { id: string })[] = [];
  const pet = given.pet ? { pet: given.pet } : {};
  const onIntake = vi.fn();
  const onHistory = vi.fn();
  const handlers = [
    handle(petRoutes.keep, ({ params, body }) => {
      sent.push({ id: params.petId, ...body });
      return given.keep?.() ?? { pet: BELLA };
    }),
  ];
  const form = renderInShell(
    <BasicInformation detected={{}} symptoms="not well" onSubmit={onIntake} {...pet} />,
    { handlers },
  );
  const next = () => {
    form.unmount();
    renderInShell(<MedicalHistory species="cat" onSubmit={onHistory} {...pet} />, { handlers });
  };
  return { user: userEvent.setup(), sent, next, onIntake, onHistory, toasts: form.toasts };
}

it('a name keeps the pet: what was told in both forms, and no default', async () => {
  const { user, sent, next, onIntake } = openForms();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Rex');
  await user.type(basic.breed(), 'Beagle');
  await user.click(basic.continue());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ id: expect.any(String), name: 'Rex', species: 'dog', breed: 'Beagle' });
  expect(onIntake.mock.lastCall?.[0]).not.toHaveProperty('name');
  expect(onIntake.mock.lastCall?.[0]).toMatchObject({ petId: sent[0]?.id });
  next();
  await user.type(screen.getByRole('combobox', { name: /medications/i }), 'Carprofen');
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ id: sent[0]?.id, history: { medications: ['Carprofen'] } });
});

it('without a name nothing is kept', async () => {
  const { user, sent, next, onHistory } = openForms();
  await user.type(basic.breed(), 'Beagle');
  await user.click(basic.continue());
  next();
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  await waitFor(() => expect(onHistory).toHaveBeenCalled());
  expect(sent).toEqual([]);
});

it('a chosen pet fills in both forms; what changes is told, what stood there is not told again', async () => {
  const { user, sent, next, onIntake, onHistory } = openForms({ pet: BELLA });
  expect(screen.getByText(/^Filled in from what you told of Bella/)).toBeTruthy();
  expect(basic.species()).toHaveProperty('value', 'cat');
  expect(basic.weight()).toHaveProperty('value', '4.2');
  await user.clear(basic.weight());
  await user.type(basic.weight(), '4.5');
  await user.click(basic.continue());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    id: BELLA.id,
    name: 'Bella',
    species: 'cat',
    weight: { value: 4.5, unit: 'kg', on: expect.any(String) },
  });
  const told = { breed: 'Siamese', sex: 'female', petId: BELLA.id };
  expect(onIntake.mock.lastCall?.[0]).toMatchObject(told);
  next();
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  await waitFor(() => expect(onHistory).toHaveBeenCalled());
  expect(onHistory.mock.lastCall?.[0]).toMatchObject({ medications: ['Insulin'] });
});

it('FLOW-07 a pet that cannot be kept is said, and the assessment goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, onIntake, toasts } = openForms({ keep: () => problem(500, 'internal', 'Broken') });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Rex');
  await user.type(basic.breed(), 'Beagle');
  await user.click(basic.continue());
  await waitFor(() => expect(onIntake).toHaveBeenCalled());
  await waitFor(() => expect(toasts).toMatchObject([{ title: expect.stringMatching(/^Rex/) }]));
});

// @vitest-environment jsdom
import {
  consultRoutes,
  type DoorProps,
  type KeepPetBody,
  Pet,
  petRoutes,
} from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { BELLA } from '../testing/fixtures.ts';
import { basic } from '../testing/open-basic.tsx';
import { openHome, send, textBox } from '../testing/open-home.tsx';
import { BasicInformation } from './BasicInformation.tsx';
import { MedicalHistory } from './MedicalHistory.tsx';
import { Pets } from './pets/Pets.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const KNOWN: Pet = {
  ...BELLA,
  age: { value: 4, unit: 'years', on: '2020-01-31' },
  history: {
    medications: ['Insulin'],
    chronicIllnesses: ['Diabetes'],
    priorOperations: [],
    vaccinationHistory: 'Up to date',
    diet: '',
    environment: '',
  },
  weights: [{ value: 4.2, unit: 'kg', on: '2020-01-31' }],
};
const MILO: Pet = { ...KNOWN, id: '3f0c0e4e-6a55-4a3b-9d5a-222222222222', name: 'Milo' };

const noConsults = handle(consultRoutes.list, () => ({ consults: [] }));

function choice(): Promise<HTMLElement> {
  return screen.findByRole('group', { name: 'Which of your pets is it?' });
}

it('bug: the age of a pet stood with English words', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = openHome({}, [noConsults, handle(petRoutes.list, () => ({ pets: [KNOWN] }))]);
  await user.click(within(await choice()).getByRole('button', { name: 'Bella' }));
  expect(await within(await choice()).findByText(/ \d+ años · /)).toBeTruthy();
});

it('pets stand side by side; the chosen one goes along, with what was told of it', async () => {
  const pets = handle(petRoutes.list, () => ({ pets: [KNOWN, MILO] }));
  const { user, onStart } = openHome({}, [noConsults, pets]);
  const bella = within(await choice()).getByRole('button', { name: 'Bella' });
  expect(within(await choice()).getByRole('button', { name: 'Milo' })).toBeTruthy();
  await user.click(bella);
  expect(bella.getAttribute('aria-pressed')).toBe('true');
  expect((await choice()).textContent).toMatch(/Cat · Siamese · 1?\d years · Female · 9.26 lbs/);
  expect((await choice()).textContent).toContain('Not told yet: spayed or neutered');
  await user.type(textBox(), 'She drinks a lot');
  await user.click(send());
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ chosenSpecies: 'cat', pet: KNOWN });
});

it('which animal it is is not asked of a chosen pet', async () => {
  const pets = handle(petRoutes.list, () => ({ pets: [KNOWN] }));
  const { user } = openHome({ readDangers: async () => [] }, [noConsults, pets]);
  await user.type(textBox(), 'She drinks a lot and hides under the bed all day.');
  const asked = await screen.findByRole('group', { name: 'Which animal is it?' });
  await user.click(within(await choice()).getByRole('button', { name: 'Bella' }));
  expect(asked.isConnected).toBe(false);
});

it('a pet is forgotten after a question, and alone', async () => {
  let stored = [KNOWN, MILO];
  const { user } = openHome({}, [
    noConsults,
    handle(petRoutes.list, () => ({ pets: stored })),
    handle(petRoutes.remove, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.petId);
      return { deleted: true as const };
    }),
  ]);
  await user.click(within(await choice()).getByRole('button', { name: 'Bella' }));
  await user.click(screen.getByRole('button', { name: 'Forget Bella' }));
  expect(stored).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bella' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Milo' })).toBeTruthy();
});

/** The basic form, then the history form, as the shell opens them one after the other. */
function openForms(
  given: {
    readonly pet?: Pet;
    readonly keep?: () => Response;
    readonly readFacts?: DoorProps['intake/basic-information']['readFacts'];
  } = {},
) {
  const sent: (KeepPetBody & { id: string })[] = [];
  const pet = given.pet ? { pet: given.pet } : {};
  const onIntake = vi.fn();
  const onHistory = vi.fn();
  let stored = KNOWN;
  const handlers = [
    noConsults,
    handle(petRoutes.list, () => ({ pets: [stored] })),
    handle(petRoutes.keep, ({ params, body }) => {
      sent.push({ id: params.petId, ...body });
      stored = v.parse(Pet, { ...stored, ...body });
      return given.keep?.() ?? { pet: stored };
    }),
  ];
  const { readFacts } = given;
  const form = renderInShell(
    <BasicInformation
      detected={{}}
      symptoms="not well"
      onSubmit={onIntake}
      {...pet}
      {...(readFacts ? { readFacts } : {})}
    />,
    { handlers },
  );
  let shown = form;
  const show = (screenOf: ReactElement) => {
    shown.unmount();
    shown = renderInShell(screenOf, { handlers });
  };
  const next = () => show(<MedicalHistory species="cat" onSubmit={onHistory} {...pet} />);
  const again = () =>
    show(<BasicInformation detected={{}} symptoms="not well" onSubmit={onIntake} {...pet} />);
  const page = () => show(<Pets petId={KNOWN.id} />);
  const ways = { next, again, page };
  return { user: userEvent.setup(), sent, ...ways, onIntake, onHistory, toasts: form.toasts };
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
  const { user, sent, next, onIntake, onHistory } = openForms({ pet: KNOWN });
  expect(screen.getByText(/^Filled in from what you told of Bella/)).toBeTruthy();
  expect(basic.species()).toHaveProperty('value', 'cat');
  expect(basic.weight()).toHaveProperty('value', '4.2');
  await user.clear(basic.weight());
  await user.type(basic.weight(), '4.5');
  await user.click(basic.continue());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    id: KNOWN.id,
    name: 'Bella',
    species: 'cat',
    weight: { value: 4.5, unit: 'kg', on: expect.any(String) },
  });
  const told = { breed: 'Siamese', sex: 'female', petId: KNOWN.id };
  expect(onIntake.mock.lastCall?.[0]).toMatchObject(told);
  next();
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  await waitFor(() => expect(onHistory).toHaveBeenCalled());
  expect(onHistory.mock.lastCall?.[0]).toMatchObject({ medications: ['Insulin'] });
  expect(sent).toHaveLength(1);
});

it('a weight in today’s words is newer than the pet’s; its birth, sex and breed stay', async () => {
  const readFacts = async () => ({
    weight: { value: 3.1, unit: 'kg' as const },
    age: { value: 9, unit: 'years' as const },
    sex: 'male' as const,
  });
  const { user, sent, onIntake } = openForms({ pet: KNOWN, readFacts });
  await waitFor(() => expect(basic.weight()).toHaveProperty('value', '3.1'));
  expect(screen.getByText(/^Read from your words/)).toBeTruthy();
  await user.click(basic.continue());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ weight: { value: 3.1, unit: 'kg' } });
  expect(sent[0]).not.toHaveProperty('age');
  expect(onIntake.mock.lastCall?.[0]).toMatchObject({ weight: 3.1, sex: 'female' });
});

it('a chosen pet’s facts are not gone through one by one on a phone', async () => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const phone = (query: string) => ({ matches: query.includes('max-width'), ...listens });
  vi.stubGlobal('matchMedia', phone);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, onIntake } = openForms({ pet: KNOWN });
  await user.click(screen.getByRole('button', { name: 'The rest is as before' }));
  await waitFor(() => expect(onIntake).toHaveBeenCalled());
  expect(onIntake.mock.lastCall?.[0]).toMatchObject({ breed: 'Siamese', weight: 4.2 });
});

it('a fact told on the pet’s page while its forms wait is neither overwritten nor left out', async () => {
  const { user, sent, next, again, page, onIntake, onHistory } = openForms({ pet: KNOWN });
  await user.clear(basic.weight());
  await user.type(basic.weight(), '4.5');
  next();
  await user.type(screen.getByRole('combobox', { name: /medications/i }), 'Carprofen{Enter}');
  page();
  await user.click(await screen.findByRole('button', { name: 'Change: Current medications' }));
  await user.type(
    screen.getByRole('textbox', { name: /Current medications/ }),
    '{Enter}Gabapentin',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Current medications');
  await user.click(screen.getByRole('button', { name: 'Change: Breed' }));
  await user.clear(screen.getByLabelText('Breed'));
  await user.type(screen.getByLabelText('Breed'), 'Birman');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Breed');
  sent.length = 0;
  again();
  expect(basic.breed()).toHaveProperty('value', 'Birman');
  expect(basic.weight()).toHaveProperty('value', '4.5');
  await user.click(basic.continue());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('breed');
  expect(onIntake.mock.lastCall?.[0]).toMatchObject({ breed: 'Birman', weight: 4.5 });
  next();
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  const medications = ['Insulin', 'Gabapentin', 'Carprofen'];
  await waitFor(() => expect(onHistory.mock.lastCall?.[0]).toMatchObject({ medications }));
  await waitFor(() => expect(sent[1]).toMatchObject({ history: { medications } }));
});

it('a history that stands as it was told on the page is not told again', async () => {
  const { user, sent, next, page, onHistory } = openForms({ pet: KNOWN });
  page();
  await user.click(await screen.findByRole('button', { name: 'Change: Current medications' }));
  await user.clear(screen.getByRole('textbox', { name: /Current medications/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Current medications');
  next();
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  await waitFor(() =>
    expect(onHistory.mock.lastCall?.[0]).toMatchObject({
      medications: [],
      chronicIllnesses: ['Diabetes'],
    }),
  );
  expect(sent).toHaveLength(1);
});

it('a puppy’s form that is taken up days later does not tell its age of then as the age of now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00') });
  onTestFinished(() => void vi.useRealTimers());
  const pup: Pet = { ...KNOWN, age: { value: 0, unit: 'days', on: '2026-01-04' } };
  const { user, sent, again, onIntake } = openForms({ pet: pup });
  expect(basic.age()).toHaveProperty('value', '8');
  vi.setSystemTime(new Date('2026-03-09T12:00:00'));
  again();
  await user.click(basic.continue());
  await waitFor(() => expect(onIntake).toHaveBeenCalled());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('age');
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

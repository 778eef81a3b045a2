// @vitest-environment jsdom
import { petRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { ownNumber } from '@petwise/ui/own-numbers';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { homeDraft } from '../../model/drafts.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Pets } from './Pets.tsx';
import { COUGH, openPets as open, WEIGHED } from '../../testing/open-pets.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('issue 16: a pet has a page; what nobody told says so, and is told in its place', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
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

it.each([
  ['that has none', { consults: [] }],
  ['where the device tells of what it holds, of whatever pet', { onlyThisDevice: true }],
])('no list of assessments stands with a pet %s', async (_, past) => {
  open(WEIGHED.id, [WEIGHED], { past });
  await screen.findByRole('heading', { level: 1, name: 'Bella' });
  // Its query has been answered once its page says so.
  await waitFor(() => expect(screen.getByText(/^2 weights:/)).toBeTruthy());
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('region', { name: PETS_COPY.past })).toBeNull();
  expect(screen.queryByRole('link', { name: COUGH.title })).toBeNull();
});

it('a birth date is told once and the age follows; a day ahead is refused and stays typed', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
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

it('issue 16.4: that a pet takes no medicine is told with a tap', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: 'Change: Current medications' }));
  await user.click(screen.getByRole('button', { name: 'None: Current medications' }));
  const box = screen.getByRole('textbox', { name: /Current medications/ });
  expect(document.activeElement).toBe(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toMatchObject([{ history: { medications: ['None'] } }]));
});

it('issue 16.4: a wrong weight of a former day is taken out, and comes back with Undo', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByText('Every weight'));
  await user.click(screen.getByRole('button', { name: /^Remove the weight of .*Jan/ }));
  await waitFor(() => expect(told).toEqual([{ notWeighed: '2026-01-05' }]));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  await waitFor(() => expect(told[1]).toEqual({ weight: WEIGHED.weights[0] }));
});

it('bug: without a network the pets were loading for ever', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const offline = handle(petRoutes.list, () => Promise.reject(new TypeError('Failed to fetch')));
  renderInShell(<Pets petId={null} />, { handlers: [offline] });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You are offline. They come back with a connection.',
  );
});

it('bug: the age on the page of a pet stood with English words', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  onTestFinished(() => void vi.restoreAllMocks());
  open(WEIGHED.id, [{ ...WEIGHED, age: { value: 4, unit: 'years', on: '2020-01-31' } }]);
  expect(await screen.findByText(/^\d+ años$/)).toBeTruthy();
});

it('the vet of the pet that the next assessment is about is called first', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: 'Assess Bella now' }));
  expect(homeDraft.read()?.pet?.id).toBe(WEIGHED.id);
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

it('bug: the number of a vet was broken between two lines', async () => {
  open(WEIGHED.id, [{ ...WEIGHED, vet: { name: 'Hill Road', phone: '020 7946 0001' } }]);
  const number = await screen.findByText('020 7946 0001');
  expect(getComputedStyle(number).whiteSpace).toBe('nowrap');
  expect(number.parentElement?.textContent).toBe('Hill Road · 020 7946 0001');
});

it('what is told of a pet leaves words that were sent as sent, and the animal that was chosen', async () => {
  const sent = { symptoms: 'limps', uploadedFiles: [], sent: true, chosenSpecies: 'dog' } as const;
  homeDraft.write({ ...sent, uploadedFiles: [], pet: WEIGHED });
  const { user } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: 'Change: Breed' }));
  await user.type(screen.getByLabelText('Breed'), ' mix');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Breed');
  expect(homeDraft.read()).toMatchObject({ ...sent, pet: { breed: 'Siamese mix' } });
});

it('while one fact is changed no other can be, so that what is typed is not lost', async () => {
  const { user } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: 'Change: Vet' }));
  await user.type(screen.getByLabelText('Telephone'), '020');
  const other = screen.getByRole('button', { name: 'Change: Breed' });
  expect(other).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(other).toHaveProperty('disabled', false);
});

it('Save with nothing typed tells nothing and says nothing; a weight and an age are asked for', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: 'Change: Breed' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByLabelText('Breed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change: Weight' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/^Please enter a weight/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Change: Age' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/^Please enter a day/)).toBeTruthy();
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(told).toEqual([]);
});

it('a day of weighing that lies ahead is a fault of the day, not of the weight', async () => {
  const { user, told } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: 'Change: Weight' }));
  const weight = screen.getByRole('textbox', { name: 'Weight' });
  await user.type(weight, '5');
  const on = screen.getByLabelText('Weighed on');
  await user.clear(on);
  await user.type(on, '2999-01-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(on.getAttribute('aria-invalid')).toBe('true');
  expect(weight.getAttribute('aria-invalid')).toBeNull();
  expect(told).toEqual([]);
});

it.each([
  ['Sex', 'radio', 'Female'],
  ['Spayed or neutered', 'radio', 'Yes'],
  ['Age', 'radio', 'Birth date'],
  ['Species', 'combobox', 'Species'],
  ['Weight', 'textbox', 'Weight'],
] as const)('the editor of %s has the focus once it is open', async (fact, role, name) => {
  const { user } = open(WEIGHED.id, [WEIGHED]);
  await user.click(await screen.findByRole('button', { name: `Change: ${fact}` }));
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});

it('what cannot be saved is said, and what was typed is still there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open(WEIGHED.id, [WEIGHED], {
    answer: () => problem(500, 'internal', 'Broken'),
  });
  await user.click(await screen.findByRole('button', { name: 'Change: Current medications' }));
  await user.type(screen.getByRole('textbox', { name: /Current medications/ }), 'Insulin');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Current medications/ })).toHaveProperty(
    'value',
    'Insulin',
  );
  vi.restoreAllMocks();
});

it('the pets stand side by side, and one is added with a name', async () => {
  const { user, told } = open(null, [
    WEIGHED,
    { ...WEIGHED, id: crypto.randomUUID(), name: 'Milo' },
  ]);
  expect(await screen.findByRole('link', { name: /Milo/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a pet' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a name.')).toBeTruthy();
  await user.type(screen.getByLabelText(/Name/), 'Rex');
  await user.selectOptions(screen.getByLabelText(/Species/), 'cat');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toEqual([{ name: 'Rex', species: 'cat' }]));
});

it('bug: a new pet whose kind nobody had told was saved as a dog', async () => {
  const { user, told } = open(null, []);
  await user.click(await screen.findByRole('button', { name: 'Add a pet' }));
  await user.type(screen.getByLabelText(/Name/), 'Rex');
  const species = screen.getByLabelText(/Species/);
  expect(species).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please choose a species.')).toBeTruthy();
  expect(species.getAttribute('aria-invalid')).toBe('true');
  expect(told).toEqual([]);
  await user.selectOptions(species, 'dog');
  expect(screen.queryByText('Please choose a species.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toEqual([{ name: 'Rex', species: 'dog' }]));
});

it('that there is no pet yet is said where there is none, and not while one is added', async () => {
  const { user } = open(null, []);
  expect(await screen.findByText('No pet yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a pet' }));
  expect(screen.queryByText('No pet yet')).toBeNull();
  cleanup();
  open(null, [WEIGHED]);
  await screen.findByRole('link', { name: /Bella/ });
  expect(screen.queryByText('No pet yet')).toBeNull();
});

it('a pet that is not kept any more says so, and leads to the others', async () => {
  open('3f0c0e4e-6a55-4a3b-9d5a-999999999999', [WEIGHED]);
  expect(await screen.findByText('This pet is not kept')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All pets' })).toBeTruthy();
});

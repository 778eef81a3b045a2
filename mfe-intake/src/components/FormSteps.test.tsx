// @vitest-environment jsdom
import type { Pet } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FORMS_COPY } from '../forms-copy.ts';
import { BASIC_DEFAULTS } from '../model/basic-form.ts';
import { toBasicIntake } from '../model/basic-intake.ts';
import { basicDrafts } from '../model/drafts.ts';
import { basic, openBasic, submitted } from '../testing/open-basic.tsx';
import { BasicInformation } from './BasicInformation.tsx';
import { MedicalHistory } from './MedicalHistory.tsx';

const ID = '3f0c0e4e-6a55-4a3b-9d5a-111111111111';

beforeEach(() => {
  localStorage.clear();
  // As on a phone: every width that is asked about is below a desktop's.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const NO_HISTORY = {
  medications: [],
  chronicIllnesses: [],
  priorOperations: [],
  vaccinationHistory: '',
  diet: '',
  environment: '',
};
const REX: Pet = {
  id: ID,
  name: 'Rex',
  species: 'dog',
  breed: 'Beagle',
  age: { value: 7, unit: 'years', on: new Date().toISOString().slice(0, 10) },
  sex: 'male',
  spayedNeutered: null,
  history: null,
  vet: null,
  weights: [],
};

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const titles = FORMS_COPY.steps.titles;

it('FORM-02 FORM-04 shows one group a step on a phone, goes on once it is right, and Back keeps everything', async () => {
  const { user, onSubmit } = openBasic();
  expect(screen.getByText(FORMS_COPY.steps.place(1, 6))).toBeTruthy();
  expect(screen.queryByRole('spinbutton', { name: 'Age' })).toBeNull();
  expect(screen.getByRole('button', { name: FORMS_COPY.steps.next })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.getByRole('button', { name: FORMS_COPY.steps.skipRest })).toHaveProperty(
    'disabled',
    true,
  );
  await user.type(basic.breed(), 'Mixed{Enter}');
  await user.click(screen.getByRole('button', { name: FORMS_COPY.steps.next }));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { level: 2, name: titles['age-and-weight'] }),
  );
  await user.clear(basic.age());
  expect(screen.getByText(FORMS_COPY.basic.missing(['age']))).toBeTruthy();
  await user.type(basic.age(), '7{Enter}');
  expect(screen.getByRole('heading', { name: titles.sex })).toBeTruthy();
  await press(FORMS_COPY.steps.back);
  expect(basic.age()).toHaveProperty('value', '7');
  await press(FORMS_COPY.steps.next);
  await press(FORMS_COPY.basic.continue);
  expect(submitted(onSubmit)).toMatchObject({
    breed: 'Mixed',
    age: 7,
    notTold: ['sex', 'spayedNeutered', 'weight'],
  });
});

/** As the phone's own Back. */
function DeviceBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Device back</button>;
}

it('bug: the phone’s own Back in the middle of a form led out of it, to the home screen', async () => {
  renderInShell(
    <>
      <BasicInformation detected={{}} symptoms="not well" onSubmit={vi.fn()} />
      <DeviceBack />
    </>,
  );
  await userEvent.type(basic.breed(), 'Mixed');
  for (const name of [FORMS_COPY.steps.next, FORMS_COPY.steps.next]) await press(name);
  expect(screen.getByText(FORMS_COPY.steps.place(3, 6))).toBeTruthy();
  await press('Device back');
  expect(screen.getByText(FORMS_COPY.steps.place(2, 6))).toBeTruthy();
  // The form's own Back takes the same way: the entry of the third step is still ahead, and none is added.
  await press(FORMS_COPY.steps.back);
  expect(screen.getByText(FORMS_COPY.steps.place(1, 6))).toBeTruthy();
  expect(basic.breed()).toHaveProperty('value', 'Mixed');
  await press('Device back');
  expect(screen.getByText(FORMS_COPY.steps.place(1, 6))).toBeTruthy();
});

it('FORM-04 what a step needs cannot be passed by its address, and the rest may be left out', async () => {
  const { user, onSubmit } = openBasic({}, '/?step=sex');
  expect(screen.getByRole('heading', { name: titles.animal })).toBeTruthy();
  await user.type(basic.breed(), 'Mixed');
  await press(FORMS_COPY.steps.skipRest);
  expect(submitted(onSubmit)?.notTold).toHaveLength(4);
});

it('what a chosen pet has told is not asked again: its history opens at the summary', async () => {
  const form = { ...BASIC_DEFAULTS, name: 'Rex', breed: 'Beagle', age: '7' };
  const intake = toBasicIntake(form);
  const history = { ...NO_HISTORY, chronicIllnesses: ['Diabetes'] };
  const onSubmit = vi.fn();
  renderInShell(
    <MedicalHistory
      species="dog"
      pet={{ ...REX, history }}
      onSubmit={onSubmit}
      {...(intake ? { intake } : {})}
    />,
    { path: `/assessment/${ID}/medical-history` },
  );
  expect(screen.getByRole('heading', { name: titles.summary })).toBeTruthy();
  expect(screen.getByText('Diabetes')).toBeTruthy();
  await press(FORMS_COPY.steps.back);
  expect(screen.getByRole('heading', { name: titles['daily-life'] })).toBeTruthy();
  await press(FORMS_COPY.steps.next);
  await press(FORMS_COPY.history.begin);
  expect(onSubmit).toHaveBeenCalledWith(history);
});

it('HIST-02 HIST-05 HIST-06 the history ends in one summary, whose lines lead back to their groups', async () => {
  const form = { ...BASIC_DEFAULTS, name: 'Rex', breed: 'Beagle', age: '7' };
  basicDrafts.of(undefined).write({ symptoms: 'He limps', form, touched: ['breed', 'age'] });
  const onSubmit = vi.fn();
  const intake = toBasicIntake(form);
  renderInShell(
    <MedicalHistory species="dog" onSubmit={onSubmit} {...(intake ? { intake } : {})} />,
    { path: `/assessment/${ID}/medical-history` },
  );
  const user = userEvent.setup();
  await user.type(
    screen.getByRole('combobox', { name: FORMS_COPY.history.medications }),
    'my drops',
  );
  await press(FORMS_COPY.steps.next);
  await user.selectOptions(screen.getByLabelText(FORMS_COPY.history.environment), 'Indoor only');
  expect(screen.getByRole('button', { name: FORMS_COPY.history.skip })).toBeTruthy();
  await press(FORMS_COPY.steps.next);
  expect(screen.getByText(FORMS_COPY.steps.place(6, 6))).toBeTruthy();
  for (const summary of ['Rex · Dog · Beagle', 'my drops', 'Indoor only'])
    expect(screen.getByText(summary)).toBeTruthy();
  const change = FORMS_COPY.history.changeOf(FORMS_COPY.history.medications);
  await user.click(screen.getByRole('link', { name: change }));
  expect(screen.getByRole('heading', { name: titles.illnesses })).toBeTruthy();
  await press(FORMS_COPY.steps.next);
  await press(FORMS_COPY.steps.next);
  await press(FORMS_COPY.history.begin);
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ medications: ['my drops'], environment: 'Indoor only' }),
  );
});

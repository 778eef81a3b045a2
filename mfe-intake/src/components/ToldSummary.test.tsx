// @vitest-environment jsdom
import type { BasicIntake } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FORMS_COPY } from '../forms-copy.ts';
import { BASIC_DEFAULTS } from '../model/basic-form.ts';
import { basicDrafts } from '../model/drafts.ts';
import { basic, openBasic, submitted } from '../testing/open-basic.tsx';
import { MedicalHistory } from './MedicalHistory.tsx';

const ID = '3f0c0e4e-6a55-4a3b-9d5a-111111111111';
const SENT: BasicIntake = {
  species: 'dog',
  breed: 'Beagle',
  age: 7,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 30,
  weightUnit: 'lbs',
  notTold: ['spayedNeutered', 'weight'],
};
const open = (path: string, intake?: BasicIntake) =>
  renderInShell(
    <MedicalHistory species="dog" onSubmit={() => undefined} {...(intake ? { intake } : {})} />,
    { path },
  );

beforeEach(() => {
  localStorage.clear();
  const form = { ...BASIC_DEFAULTS, name: 'Rex', breed: 'Beagle', age: '7' };
  basicDrafts
    .of(undefined)
    .write({ symptoms: 'He limps', form, touched: ['breed', 'age'], read: ['sex'] });
});

it('what was told so far stands before the consult, what nobody told says so, each line leads back', () => {
  open(`/assessment/${ID}/medical-history`, SENT);
  expect(screen.getByText('Rex · Dog · Beagle')).toBeTruthy();
  expect(screen.getByText('7 years')).toBeTruthy();
  expect(screen.getByText('Male')).toBeTruthy();
  expect(screen.getAllByText(FORMS_COPY.history.notTold)).toHaveLength(2);
  const change = screen.getByRole('link', { name: FORMS_COPY.history.changeOf('Age') });
  expect(change.getAttribute('href')).toBe(`/assessment/${ID}/basic-intake?step=age-and-weight`);
});

it('bug: an age of one year was "1 years", and stood with an English point', () => {
  const age = { age: 1, ageUnit: 'years' } as const;
  open(`/assessment/${ID}/medical-history`, { ...SENT, ...age });
  expect(screen.getByText('1 year')).toBeTruthy();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  onTestFinished(() => void vi.restoreAllMocks());
  open(`/assessment/${ID}/medical-history`, { ...SENT, ...age, age: 2.5 });
  expect(screen.getByText('2,5 años')).toBeTruthy();
});

it('Change, type, Back, Begin: the summary shows what is sent, and what was typed waits in its form', async () => {
  const form = openBasic();
  await userEvent.type(basic.breed(), 'Beagle');
  await userEvent.clear(basic.weight());
  await userEvent.type(basic.weight(), '30');
  await userEvent.click(basic.continue());
  const sent = submitted(form.onSubmit);
  await userEvent.clear(basic.weight());
  await userEvent.type(basic.weight(), '44');
  form.unmount();
  const history = open(`/assessment/${ID}/medical-history`, sent);
  expect(screen.getByText('30 lbs')).toBeTruthy();
  expect(screen.queryByText('44 lbs')).toBeNull();
  history.unmount();
  openBasic();
  expect(basic.weight()).toHaveProperty('value', '44');
});

it('within a conversation there is no form to go back to, and no summary', () => {
  open('/chat');
  expect(screen.queryByText(FORMS_COPY.history.summary)).toBeNull();
});

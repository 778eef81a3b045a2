// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { COPY } from '../copy.ts';
import { BASIC_DEFAULTS } from '../model/basic-form.ts';
import { basicDraft } from '../model/drafts.ts';
import { MedicalHistory } from './MedicalHistory.tsx';

const ID = '3f0c0e4e-6a55-4a3b-9d5a-111111111111';
const open = (path: string) =>
  renderInShell(<MedicalHistory species="dog" onSubmit={() => undefined} />, { path });

beforeEach(() => {
  localStorage.clear();
  const form = { ...BASIC_DEFAULTS, name: 'Rex', breed: 'Beagle', age: '7' };
  basicDraft.write({ symptoms: 'He limps', form, touched: ['breed', 'age'], read: ['sex'] });
});

it('what was told so far stands before the consult, what nobody told says so, each line leads back', () => {
  open(`/assessment/${ID}/medical-history`);
  expect(screen.getByText('Rex · Dog · Beagle')).toBeTruthy();
  expect(screen.getByText('7 years')).toBeTruthy();
  expect(screen.getByText('Male')).toBeTruthy();
  expect(screen.getAllByText(COPY.history.notTold)).toHaveLength(2);
  const change = screen.getByRole('link', { name: COPY.history.changeOf('Age') });
  expect(change.getAttribute('href')).toBe(`/assessment/${ID}/basic-intake?step=age-and-weight`);
});

it('within a conversation there is no form to go back to, and no summary', () => {
  open('/chat');
  expect(screen.queryByText(COPY.history.summary)).toBeNull();
});

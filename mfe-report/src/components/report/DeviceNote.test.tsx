// @vitest-environment jsdom
import { consultRoutes, type DeviceCheck } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readReport } from '../../model/read-report.ts';
import { calmAssessment } from '../../testing/fixtures.ts';
import { pastConsults } from '../../testing/past-consults.ts';
import { PastAssessments } from '../past/PastAssessments.tsx';
import { DeviceNote } from './DeviceNote.tsx';

function show(assessment: unknown): void {
  const report = readReport(assessment);
  if (!report) throw new Error('There is no report');
  renderInShell(<DeviceNote report={report} />);
}

const WORDS: readonly [DeviceCheck, string][] = [
  ['not-sent', 'We save it when you are online.'],
  ['same', 'Our server checked it and found the same.'],
  ['differs', 'Our server did not find the same.'],
];

it.each(WORDS)('PWA-02 a report from this device that is "%s" says so', (check, words) => {
  show({ ...calmAssessment, madeOnDevice: check });
  expect(screen.getByText('Made on this device')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words, { exact: false })).toBeInstanceOf(HTMLElement);
});

it('a report of the server, or with a mark that nobody knows, says nothing of it', () => {
  show({ ...calmAssessment, madeOnDevice: 'perhaps' });
  expect(screen.queryByText('Made on this device')).toBeNull();
});

it('PWA-02 the list marks what this device holds, and says what is missing without a network', async () => {
  const consults = pastConsults.map((consult, index) =>
    index === 1 ? { ...consult, madeOnDevice: 'not-sent' as const } : consult,
  );
  const handlers = [handle(consultRoutes.list, () => ({ consults, onlyThisDevice: true }))];
  renderInShell(<PastAssessments />, { handlers });
  const entry = within(await screen.findByRole('article', { name: 'Swollen belly' }));
  expect(entry.getByText('Made on this device')).toBeInstanceOf(HTMLElement);
  expect(entry.getByText('Not saved yet')).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByText('Not saved yet')).toHaveLength(1);
  expect(screen.getByText('You are offline.', { exact: false })).toBeInstanceOf(HTMLElement);
});

// @vitest-environment jsdom
import { followUpRoutes, type ReportedPet } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readReport } from '../../model/read-report.ts';
import { consult } from '../../testing/consult.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { ReportHeader } from './ReportHeader.tsx';

const PICTURE = '3f0c0e4e-6a55-4a3b-9d5a-444444444444';

function show(pet: ReportedPet, patient?: object): void {
  const report = readReport({ ...fullAssessment, ...(patient && { patient_data: patient }) });
  if (!report) throw new Error('The report should be readable');
  renderInShell(
    <ReportHeader report={report} sessionId={consult.sessionId} madeAt="2026-11-21T12:00:00Z" />,
    { handlers: [handle(followUpRoutes.read, () => ({ vetAnswers: [], outcome: null, pet }))] },
  );
}

it('issue 16.6: the first screen shows the pet by its name and its picture', async () => {
  show({ name: 'Bella', picture: PICTURE });
  expect(await screen.findByText('Bella')).toBeTruthy();
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`/api/files/${PICTURE}`);
  if (picture) fireEvent.error(picture);
  // What does not load leaves no hole.
  expect(document.querySelector('svg[data-species]')).toBeTruthy();
});

it('a pet without a picture is shown by its kind', async () => {
  show({ name: 'Bella', picture: null });
  expect(await screen.findByText('Bella')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg[data-species]')).toBeTruthy();
});

it('bug: an animal of unknown breed was called "Unknown"; it is called by its kind', async () => {
  const dog = { species: 'dog', breed: 'Unknown', age: 5, ageUnit: 'years', sex: 'male' };
  show({ name: 'Bella', picture: null }, dog);
  expect(await screen.findByText('Dog · 5 years · Male')).toBeTruthy();
});

// @vitest-environment jsdom
import type { Assessment } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fullAssessment } from '../../testing/fixtures.ts';
import { AssessmentReport } from './AssessmentReport.tsx';

// A whole report is much to draw on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

describe('what to do until a vet takes over', () => {
  it('RPT-04 says what to do and never to do until a vet takes over, after whom, and marks what must not be missed', () => {
    const [first, ...rest] = fullAssessment.differential_diagnoses;
    const assessment: Assessment = {
      ...fullAssessment,
      differential_diagnoses: first ? [{ ...first, mustNotMiss: true }, ...rest] : [],
      care: {
        about: 'A fit',
        now: 'Ring a vet.',
        do: ['Time the fit.', 'Move hard things away.', 'Make the room dark.'],
        never: ['Do not hold it down.', 'Do not touch the mouth.', 'Do not give water.'],
        atHome: ['Keep a diary.'],
        source: 'ACVIM consensus 2024',
      },
    };
    renderInShell(<AssessmentReport assessment={assessment} sessionId={null} />);
    const list = (name: string) => within(screen.getByRole('region', { name }));
    expect(list('Until a vet sees it: do this').getAllByRole('listitem')).toHaveLength(3);
    expect(list('Never do this').getByText('Do not hold it down.')).toBeTruthy();
    expect(list('Care at home').getByText('Keep a diary.')).toBeTruthy();
    expect(screen.getByText(/A fit; after ACVIM consensus 2024; not yet confirmed/)).toBeTruthy();
    expect(screen.getAllByText('Must not be missed')).toHaveLength(1);
  });
});

// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fullAssessment } from '../../testing/fixtures.ts';
import { AssessmentReport } from './AssessmentReport.tsx';

it('supplements after the eighth are folded, and opened on request', async () => {
  const supplement_recommendations = Array.from({ length: 10 }, (_, n) => ({
    name: `Supplement ${n + 1}`,
    purpose: 'May help.',
    considerations: 'Ask your vet first.',
  }));
  const assessment = { ...fullAssessment, supplement_recommendations };
  renderInShell(<AssessmentReport assessment={assessment} sessionId={null} />);
  const names = screen.getAllByText(/^Supplement \d+$/).map((name) => name.closest('li'));
  const isFolded = () => names.map((entry) => entry?.hasAttribute('data-folded'));
  expect(isFolded()).toEqual(names.map((_, n) => n >= 8));
  await userEvent.setup().click(screen.getByText('Show all 10'));
  expect(isFolded()).toEqual(names.map(() => false));
});

// @vitest-environment jsdom
import { spellBritish } from '@petwise/contracts/british';
import { renderInShell } from '@petwise/tools/testing';
import { learnSpelling } from '@petwise/ui';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { madeUpMetric } from '../testing/fixtures.ts';
import { ChartSection } from './ChartSection.tsx';
import { MetricList } from './MetricList.tsx';
import { SummaryCard } from './SummaryCard.tsx';

const METRICS = [
  madeUpMetric({ type: 'DietaryFiber', label: 'Fiber', unit: 'g', group: 'nutrition' }),
];
const SUMMARY = 'Nutrition and wellness\n- Fiber: 20 g a day on average.';

function show(): void {
  renderInShell(
    <>
      <MetricList metrics={METRICS} />
      <ChartSection metrics={METRICS} />
      <SummaryCard sessionId={null} own={SUMMARY} revision={0} />
    </>,
  );
}

afterEach(() => {
  learnSpelling((words) => words);
  vi.restoreAllMocks();
});

it('bug: English words of an export were read aloud as the language of the page', () => {
  show();
  const words = screen.getAllByText(/^Fiber|^Nutrition and wellness$/);
  const inEnglish = words.filter((element) => element.closest('[lang="en"]'));
  // The list, the title of the chart, its drawing, its table, and the summary.
  expect(inEnglish.map(({ textContent }) => textContent)).toEqual([
    'Fiber',
    'Fiber',
    'Fiber',
    'Fiber',
    'Nutrition and wellness',
    'Fiber:',
  ]);
});

it('bug: a British browser read “fiber” on the results of an export', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  learnSpelling(spellBritish);
  show();
  expect(screen.queryByText(/fiber/i)).toBeNull();
  expect(screen.getAllByText(/^Fibre/).length).toBeGreaterThanOrEqual(3);
});

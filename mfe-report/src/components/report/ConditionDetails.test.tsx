// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readCondition } from '../../model/read-condition.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { ConditionDetails } from './ConditionDetails.tsx';

const { primary_diagnosis: primary } = fullAssessment;
const WHY = 'Why we think so';

function show(evidence: object): void {
  renderInShell(<ConditionDetails condition={readCondition({ ...primary, evidence })} />);
}

it('bug: what speaks for a cause stood twice, as a list and again in a sentence with another percentage', () => {
  show({ for: ['Tries to vomit'], against: [], notKnown: ['restless', 'drooling'] });
  expect(screen.getByText('Tries to vomit')).toBeTruthy();
  expect(screen.getByText('restless, drooling')).toBeTruthy();
  expect(screen.queryByText(WHY)).toBeNull();
});

it('RPT-04 a reason that says more than the lists still stands', () => {
  show({ for: ['Tries to vomit'], against: [] });
  expect(screen.getByText(WHY)).toBeTruthy();
  expect(screen.queryByText('Not known yet')).toBeNull();
});

// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readCondition } from '../../model/read-condition.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { ConditionDetails } from './ConditionDetails.tsx';

const { primary_diagnosis: primary } = fullAssessment;
const WHY = 'Why we think so';

function show(evidence: object): HTMLElement {
  const { container } = renderInShell(
    <ConditionDetails condition={readCondition({ ...primary, evidence })} />,
  );
  return container;
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

it('RPT-04 the blocks of what speaks for and against a cause lie upon one line through their middle', () => {
  const drawing = show({ for: ['Tries to vomit'], against: ['Eats'] }).querySelector('svg');
  const at = (element: Element | null | undefined, name: string): number =>
    Number(element?.getAttribute(name));
  const line = drawing?.querySelector('line');
  const blocks = [...(drawing?.querySelectorAll('rect') ?? [])];
  expect(blocks).toHaveLength(2);
  const middles = blocks.map((block) => at(block, 'y') + at(block, 'height') / 2);
  const [left, top, width, height] = drawing?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect([at(line, 'y1'), at(line, 'y2'), (height ?? 0) / 2]).toEqual([middles[0], middles[1], 3]);
  expect([at(line, 'x1'), at(line, 'x2'), top]).toEqual([left, -(left ?? 0), 0]);
  expect(width).toBe(-2 * (left ?? 0));
});

import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { formatApproximate } from '../../model/likelihood-text.ts';
import type { ConditionView } from '../../model/report-view.ts';

/** Bars drawn; the list beneath names every condition. */
const MAX_BARS = 7;

/** How the conditions compare: a bar each, with its name and number beside it in words. */
export function ComparisonChart({
  conditions,
}: {
  readonly conditions: readonly ConditionView[];
}): ReactNode {
  const known = conditions.flatMap(({ condition, percent }) =>
    percent === null ? [] : [{ condition, percent }],
  );
  if (known.length < 2) return null;
  return (
    <Figure>
      <figcaption>{copy.comparison}</figcaption>
      <ul>
        {known.slice(0, MAX_BARS).map(({ condition, percent }, index) => (
          <li key={index}>
            <Name lang="en">{condition}</Name>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden focusable="false">
              <rect width={100} height={8} data-part="track" />
              <rect width={percent} height={8} data-part="bar" />
            </svg>
            <b>{formatApproximate(percent)}</b>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space.xs};
  figcaption {
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.strong};
    color: ${theme.color.textMuted};
  }
  ul {
    display: grid;
    gap: ${theme.space.xs};
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xxs} ${theme.space.sm};
    font-size: ${theme.fontSize.sm};
    line-height: ${theme.lineHeight.snug};
  }
  li > span {
    flex: 0 1 11rem;
    min-width: min(100%, 8.5rem);
  }
  svg {
    flex: 1 1 3rem;
    min-width: 3rem;
    height: 0.625rem;
    border-radius: ${theme.radius.full};
  }
  b {
    flex: none;
    width: 4.5rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-part='track'] {
    fill: ${theme.color.edge};
  }
  [data-part='bar'] {
    fill: ${theme.color.primary};
  }
`;

const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

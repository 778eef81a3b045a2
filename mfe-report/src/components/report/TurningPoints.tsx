import { Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { formatPercent } from '../../model/likelihood-text.ts';
import type { TurningPointView } from '../../model/report-view.ts';
import { Fold } from './Fold.tsx';
import { Foldable } from './Foldable.tsx';

/** "Would become an emergency if …": each sign, why, and how the danger would move, in exact numbers. */
export function TurningPoints({
  points,
}: {
  readonly points: readonly TurningPointView[];
}): ReactNode {
  if (points.length === 0) return null;
  return (
    <Fold title={copy.wouldBe} count={points.length}>
      <Hint tone="muted" size="sm">
        {copy.wouldBeHint}
      </Hint>
      <Foldable count={points.length} limit={8}>
        {(isShown) => (
          <List>
            {points.map((point, index) => (
              <li key={index} data-folded={isShown(index) ? undefined : ''}>
                <strong lang="en">{point.sign}</strong>
                {point.reason ? <p lang="en">{point.reason}</p> : null}
                <Risk point={point} />
              </li>
            ))}
          </List>
        )}
      </Foldable>
    </Fold>
  );
}

function Risk({ point }: { readonly point: TurningPointView }): ReactNode {
  const { riskWithout, riskWith } = point;
  if (riskWithout === null || riskWith === null || riskWith < riskWithout) return null;
  const before = formatPercent(riskWithout);
  const after = formatPercent(riskWith);
  // A rule may call it an emergency although the arithmetic hardly moves.
  if (before === after) return null;
  return (
    <Text size="sm" tone="muted">
      {copy.wouldBeRisk(before, after)}
    </Text>
  );
}

const Hint = styled(Text)`
  margin-bottom: ${theme.space.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.sm};
  list-style: none;
  & > li {
    padding-inline-start: ${theme.space.sm};
    border-inline-start: 3px solid ${theme.color.edge};
    break-inside: avoid;
  }
`;

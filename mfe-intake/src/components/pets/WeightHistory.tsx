import { type PetWeight, weightCurve } from '@petwise/contracts';
import { Card, Collapsible, Heading, Stack, Text, theme } from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dayText } from '../../model/pet-facts.ts';
import { PETS_COPY } from '../../pets-copy.ts';

const WIDTH = 320;
const HEIGHT = 96;

/** A pet's weights as a curve, in a sentence and in a table; nothing for fewer than two. */
export function WeightHistory({ weights }: { readonly weights: readonly PetWeight[] }): ReactNode {
  const first = weights[0];
  const last = weights.at(-1);
  if (!first || !last || first === last) return null;
  const dots = weightCurve(weights, { width: WIDTH, height: HEIGHT });
  const text = ({ value, unit }: PetWeight): string => formatWeight(value, unit);
  return (
    <Card as="section" aria-label={PETS_COPY.weights}>
      <Stack gap="sm">
        <Heading level={2} size="lg">
          {PETS_COPY.weights}
        </Heading>
        <Curve viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
          <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {dots.map(({ x, y }, at) => (
            <circle key={weights[at]?.on} cx={x} cy={y} r={4} />
          ))}
        </Curve>
        <Ends aria-hidden>
          <span>{dayText(first.on)}</span>
          <span>{dayText(last.on)}</span>
        </Ends>
        <Text size="sm">{PETS_COPY.curve(text(first), text(last), weights.length)}</Text>
        <Collapsible look="plain" title={PETS_COPY.table}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{PETS_COPY.weightDay}</th>
                <th scope="col">{PETS_COPY.weight}</th>
              </tr>
            </thead>
            <tbody>
              {weights.toReversed().map((weight) => (
                <tr key={weight.on}>
                  <th scope="row">{dayText(weight.on)}</th>
                  <td>{text(weight)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Collapsible>
      </Stack>
    </Card>
  );
}

const Curve = styled.svg`
  display: block;
  width: 100%;
  max-width: 36rem;
  overflow: visible;
  polyline {
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  circle {
    fill: ${theme.color.surface};
    stroke: ${theme.color.primary};
    stroke-width: 2.5;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  max-width: 36rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.375rem 0;
    border-top: 1px solid ${theme.color.edge};
    font-weight: inherit;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
`;

import { type KeepPetBody, type PetWeight, weightCurve } from '@petwise/contracts';
import {
  Button,
  Card,
  Cluster,
  Collapsible,
  Heading,
  IconButton,
  Stack,
  Text,
  theme,
  Trash2,
  VisuallyHidden,
} from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { dayText } from '../../model/pet-facts.ts';
import { PETS_COPY } from '../../pets-copy.ts';

const WIDTH = 320;
const HEIGHT = 96;

/** A pet's weights as a curve, in a sentence and in a table, where a wrong one is taken out; nothing for fewer than two. */
export function WeightHistory(props: {
  readonly weights: readonly PetWeight[];
  readonly onKeep: (told: KeepPetBody) => Promise<void>;
}): ReactNode {
  const { weights, onKeep } = props;
  const [removed, setRemoved] = useState<PetWeight | null>(null);
  const [failed, setFailed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const table = useRef<HTMLTableElement>(null);

  async function keep(told: KeepPetBody, becomes: PetWeight | null): Promise<void> {
    setFailed(false);
    try {
      await onKeep(told);
      flushSync(() => setRemoved(becomes));
      // The button that was pressed has gone.
      (undo.current ?? table.current?.querySelector('button'))?.focus();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }
  if (weights.length < 2 && removed === null) return null;
  return (
    <Card as="section" aria-label={PETS_COPY.weights}>
      <Stack gap="sm">
        <Heading level={2} size="lg">
          {PETS_COPY.weights}
        </Heading>
        <WeightCurve weights={weights} />
        <Cluster gap="xs" role="status">
          {removed && (
            <>
              <Text size="sm">{PETS_COPY.weightRemoved(dayText(removed.on))}</Text>
              <Button
                ref={undo}
                variant="quiet"
                onClick={() => void keep({ weight: removed }, null)}
              >
                {PETS_COPY.undo}
              </Button>
            </>
          )}
          {failed && <Text size="sm">{PETS_COPY.notRemoved}</Text>}
        </Cluster>
        <Collapsible look="plain" title={PETS_COPY.table}>
          <Table ref={table}>
            <thead>
              <tr>
                <th scope="col">{PETS_COPY.weightDay}</th>
                <th scope="col">{PETS_COPY.weight}</th>
                <th scope="col">
                  <VisuallyHidden>{PETS_COPY.removeWeight}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {weights.toReversed().map((weight) => (
                <tr key={weight.on}>
                  <th scope="row">{dayText(weight.on)}</th>
                  <td>{text(weight)}</td>
                  <td>
                    <IconButton
                      label={PETS_COPY.removeWeightOf(dayText(weight.on))}
                      icon={<Trash2 aria-hidden />}
                      onClick={() => void keep({ notWeighed: weight.on }, weight)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Collapsible>
      </Stack>
    </Card>
  );
}

function WeightCurve({ weights }: { readonly weights: readonly PetWeight[] }): ReactNode {
  const first = weights[0];
  const last = weights.at(-1);
  if (!first || !last || first === last) return null;
  const dots = weightCurve(weights, { width: WIDTH, height: HEIGHT });
  return (
    <>
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
    </>
  );
}

const text = ({ value, unit }: PetWeight): string => formatWeight(value, unit);

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
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${theme.space.md};
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

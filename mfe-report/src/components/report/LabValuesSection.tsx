import { Card, FlaskConical, Heading, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { labCopy } from '../../lab-copy.ts';
import { flagText, labDetails, otherText } from '../../model/lab-text.ts';
import type { LaboratoryView, LabValueView } from '../../model/lab-view.ts';
import { Foldable } from './Foldable.tsx';
import { LabValuesChart } from './LabValuesChart.tsx';

/** The confirmed laboratory values, each on its normal range; says so when none was confirmed. */
export function LabValuesSection({
  laboratory,
}: {
  readonly laboratory: LaboratoryView | null;
}): ReactNode {
  const id = useId();
  if (laboratory === null) return null;
  const { values, unconfirmed } = laboratory;
  const hasChart = values.some(({ value, low, high }) => value !== null && (low ?? high) !== null);
  return (
    <Card as="section" aria-labelledby={id}>
      <Title>
        <FlaskConical aria-hidden size={22} />
        <div>
          <Heading level={2} size="lg" id={id}>
            {labCopy.heading}
          </Heading>
          <Text tone="muted" size="sm">
            {values.length === 0 ? labCopy.nothing : labCopy.hint}
            {hasChart ? ` ${labCopy.chartHint}` : ''}
          </Text>
        </div>
      </Title>
      {values.length > 0 && (
        <Foldable count={values.length} limit={12}>
          {(isShown) => (
            <List>
              {values.map((value, index) => (
                <Value key={`${value.name} ${index}`} value={value} isFolded={!isShown(index)} />
              ))}
            </List>
          )}
        </Foldable>
      )}
      {unconfirmed > 0 && <Note>{labCopy.unconfirmed(unconfirmed)}</Note>}
    </Card>
  );
}

function Value({
  value,
  isFolded,
}: {
  readonly value: LabValueView;
  readonly isFolded: boolean;
}): ReactNode {
  const flag = value.flag ?? 'unknown';
  return (
    <Row data-folded={isFolded ? '' : undefined}>
      <Name>{value.name}</Name>
      <Measured>
        <b>{value.measured}</b>
        <Flag $flag={flag}>{flagText(value)}</Flag>
      </Measured>
      <LabValuesChart value={value} />
      <Details>{`${labDetails(value).join('. ')}.`}</Details>
      {value.others.length > 0 && (
        <Others aria-label={labCopy.others(value.name)}>
          {value.others.map((other, index) => (
            <li key={index}>{`${labCopy.other} ${otherText(other)}.`}</li>
          ))}
        </Others>
      )}
    </Row>
  );
}

const Title = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.sm};
  margin-bottom: ${theme.space.sm};
  & > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${theme.color.link};
  }
`;

const List = styled.ul`
  display: grid;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.125rem ${theme.space.md};
  padding-block: ${theme.space.xs};
  border-top: 1px solid ${theme.color.edge};
  break-inside: avoid;
  & > svg,
  & > p,
  & > ul {
    grid-column: 1 / -1;
  }
  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 11rem) minmax(0, 13rem) minmax(0, 1fr);
    & > svg {
      grid-column: auto;
    }
  }
`;

const Name = styled.span`
  font-weight: ${theme.fontWeight.medium};
`;

const Measured = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xs};
  b {
    font-variant-numeric: tabular-nums;
  }
`;

const TONES = {
  low: theme.color.info,
  normal: theme.color.success,
  high: theme.color.warning,
  unknown: { fill: theme.color.sunken, ink: theme.color.textMuted },
} as const;

const Flag = styled.span<{ readonly $flag: keyof typeof TONES }>`
  padding: 0 0.5rem;
  border-radius: ${theme.radius.full};
  background: ${(props) => TONES[props.$flag].fill};
  color: ${(props) => TONES[props.$flag].ink};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.fontWeight.strong};
`;

const Details = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
`;

const Others = styled.ul`
  display: grid;
  gap: 0.125rem;
  list-style: none;
  padding-inline-start: ${theme.space.sm};
  border-inline-start: 2px solid ${theme.color.edge};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
`;

const Note = styled.p`
  margin-top: ${theme.space.sm};
  padding-top: ${theme.space.sm};
  border-top: 1px solid ${theme.color.edge};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

import type { LabValue } from '@petwise/contracts';
import { Check, IconButton, Pencil, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LAB_COPY } from '../../lab-copy.ts';
import { dayText } from '../../model/day-text.ts';
import { isWrong, type LabChoice, rangeText } from '../../model/lab-choice.ts';
import { LabEdit } from './LabEdit.tsx';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers take its own roles from a table that is laid out as a grid */

/** One value: ticked to count, changed when it was read wrongly. */
export function LabRow({
  value,
  label,
  choice,
  isDated,
  onChoose,
}: {
  readonly value: LabValue;
  /** Names the row's controls. */
  readonly label: string;
  readonly choice: LabChoice;
  readonly isDated: boolean;
  readonly onChoose: (change: Partial<LabChoice>) => void;
}): ReactNode {
  const [isEditing, setEditing] = useState(() => isWrong(choice));
  return (
    <tr role="row">
      <td role="cell">
        <Tick>
          <input
            type="checkbox"
            checked={choice.use}
            aria-label={LAB_COPY.use(label)}
            onChange={(event) => onChoose({ use: event.target.checked })}
          />
        </Tick>
      </td>
      <th scope="row" role="rowheader">
        <Name>{value.name}</Name>
        <Small>{LAB_COPY.place(value.page, value.line)}</Small>
        {isDated && <Small>{LAB_COPY.measured(dayText(value.date))}</Small>}
      </th>
      <td role="cell">
        {isEditing ? (
          <LabEdit value={value} choice={choice} onChoose={onChoose} />
        ) : (
          <Result value={value} choice={choice} />
        )}
        {value.history.length > 0 && (
          <Small>
            {LAB_COPY.before(
              value.history.map(({ date, text }) => ({ date: dayText(date), text })),
            )}
          </Small>
        )}
      </td>
      <td role="cell">
        {value.value !== null && (
          <IconButton
            icon={isEditing ? <Check aria-hidden size={20} /> : <Pencil aria-hidden size={18} />}
            label={isEditing ? LAB_COPY.done(label) : LAB_COPY.change(label)}
            aria-expanded={isEditing}
            disabled={isEditing && isWrong(choice)}
            onClick={() => setEditing((before) => !before)}
          />
        )}
      </td>
    </tr>
  );
}

/** The value as it will count: the owner's own number once they typed one. */
function Result({
  value,
  choice,
}: {
  readonly value: LabValue;
  readonly choice: LabChoice;
}): ReactNode {
  const isChanged = choice.value !== undefined || choice.unit !== undefined;
  const range = rangeText(value.interval);
  const fromSpecies = value.interval?.from === 'species' ? `, ${LAB_COPY.speciesRange}` : '';
  return (
    <>
      <Line>
        <b>
          {choice.value ?? value.text} {choice.unit ?? value.unit}
        </b>
        {!isChanged && value.flag !== null && (
          <Flag $flag={value.flag}>{LAB_COPY.flags[value.flag]}</Flag>
        )}
        {(isChanged || value.corrected) && <Small as="span">{LAB_COPY.corrected}</Small>}
      </Line>
      <Small>
        {value.counts || value.flag === null
          ? `${LAB_COPY.columns.range}: ${range || LAB_COPY.noRange}${fromSpecies}`
          : LAB_COPY.forVet}
      </Small>
    </>
  );
}

const Tick = styled.label`
  display: grid;
  place-items: center start;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  cursor: pointer;
  & > input {
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${theme.color.primary};
  }
`;

const Name = styled.span`
  font-weight: ${theme.fontWeight.medium};
`;

const Small = styled.small`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.fontWeight.regular};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xxs} ${theme.space.xs};
  b {
    font-weight: ${theme.fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const TONES = {
  low: theme.color.info,
  normal: theme.color.success,
  high: theme.color.warning,
} as const;

const Flag = styled.span<{ readonly $flag: keyof typeof TONES }>`
  padding: 0 0.5rem;
  border-radius: ${theme.radius.full};
  background: ${(props) => TONES[props.$flag].fill};
  color: ${(props) => TONES[props.$flag].ink};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.fontWeight.strong};
`;

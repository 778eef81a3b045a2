import { Field, Stack, TextInput, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LAB_COPY } from '../../lab-copy.ts';
import {
  type DateChoice,
  type DateGroup,
  type DateProblem,
  EARLIEST_DAY,
} from '../../model/lab-dates.ts';

/** When the values of a file were measured: one question for each day that is known, and for none. */
export function LabDates(props: {
  readonly groups: readonly DateGroup[];
  readonly choiceOf: (group: DateGroup) => DateChoice;
  readonly problemOf: (group: DateGroup) => DateProblem | null;
  readonly today: string;
  readonly onChoose: (group: DateGroup, choice: DateChoice) => void;
}): ReactNode {
  const { groups } = props;
  return (
    <Stack gap="sm">
      {groups.map((group) => (
        <LabDate
          key={group.date ?? ''}
          group={group}
          isOnly={groups.length === 1}
          choice={props.choiceOf(group)}
          problem={props.problemOf(group)}
          today={props.today}
          onChoose={(choice) => props.onChoose(group, choice)}
        />
      ))}
    </Stack>
  );
}

function LabDate(props: {
  readonly group: DateGroup;
  readonly isOnly: boolean;
  readonly choice: DateChoice;
  readonly problem: DateProblem | null;
  readonly today: string;
  readonly onChoose: (choice: DateChoice) => void;
}): ReactNode {
  const { group, choice, problem } = props;
  const { dates } = LAB_COPY;
  const names = group.values.map(({ name }) => name);
  return (
    <Field
      label={props.isOnly ? dates.question : dates.questionOf(names)}
      hint={group.date === null ? dates.missing : dates.read}
      error={problem === null ? undefined : dates.problems[problem]}
    >
      {({ id, describedBy, invalid }) => (
        <Answer>
          <TextInput
            id={id}
            type="date"
            max={props.today}
            min={EARLIEST_DAY}
            value={choice.typed}
            disabled={choice.isUnknown}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={({ target }) => props.onChoose({ typed: target.value, isUnknown: false })}
          />
          <Unknown>
            <input
              type="checkbox"
              checked={choice.isUnknown}
              aria-describedby={describedBy}
              onChange={({ target }) => props.onChoose({ typed: '', isUnknown: target.checked })}
            />
            {dates.unknown}
          </Unknown>
        </Answer>
      )}
    </Field>
  );
}

const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.md};
  & > input {
    flex: 0 1 13rem;
    width: auto;
    /* The question comes into sight with its box. */
    scroll-margin-block: 6rem;
  }
`;

const Unknown = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.touch};
  cursor: pointer;
  & > input {
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${theme.color.primary};
  }
`;

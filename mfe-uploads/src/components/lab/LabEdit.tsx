import type { LabValue } from '@petwise/contracts';
import { TextInput, theme } from '@petwise/ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { LAB_COPY } from '../../lab-copy.ts';
import { isWrong, type LabChoice } from '../../model/lab-choice.ts';

/** The owner's own number and unit, in place of what was read. */
export function LabEdit({
  value,
  choice,
  onChoose,
}: {
  readonly value: LabValue;
  readonly choice: LabChoice;
  readonly onChoose: (change: Partial<LabChoice>) => void;
}): ReactNode {
  const wrongId = useId();
  const wrong = isWrong(choice);
  const { edit } = LAB_COPY;
  return (
    <>
      <Fields>
        <TextInput
          inputMode="decimal"
          autoFocus
          aria-label={`${edit.value}: ${value.name}`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? wrongId : undefined}
          maxLength={14}
          value={choice.value ?? String(value.value)}
          onChange={(event) => onChoose({ value: event.target.value })}
          onKeyDown={withoutSubmit}
        />
        <TextInput
          aria-label={`${edit.unit}: ${value.name}`}
          maxLength={20}
          value={choice.unit ?? value.unit ?? ''}
          onChange={(event) => onChoose({ unit: event.target.value })}
          onKeyDown={withoutSubmit}
        />
      </Fields>
      <div aria-live="polite">{wrong && <Wrong id={wrongId}>{edit.wrong}</Wrong>}</div>
    </>
  );
}

/** Enter ends the change of one value, not the whole review. */
function withoutSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
  gap: ${theme.space.xxs};
  padding-block: ${theme.space.xxs};
  input {
    min-width: 0;
    padding-inline: ${theme.space.xs};
  }
`;

const Wrong = styled.p`
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.xs};
`;

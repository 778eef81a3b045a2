import { Alert } from '@petwise/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import type { Earlier, EarlierQuestion } from './use-earlier.ts';

/**
 * On a device that was used before, says so and asks as whom to go on; nothing
 * is chosen at first, so that nobody opens another person's assessments without
 * knowing it.
 */
export function EarlierChoice({
  question,
  disabled,
}: {
  readonly question: EarlierQuestion;
  readonly disabled: boolean;
}): ReactNode {
  const { times, value: chosen, isMissed, choose } = question;
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const isDue = isMissed && !disabled;
  useEffect(() => {
    if (isDue) first.current?.focus();
  }, [isDue]);
  const options: { readonly value: Earlier; readonly label: string }[] = [
    ...(times ?? []).map((time, place) => ({
      value: place,
      label: COPY.earlierContinue(new Date(time)),
    })),
    { value: 'none', label: COPY.earlierFresh },
  ];
  return (
    <fieldset disabled={disabled}>
      <legend>{COPY.earlierTold}</legend>
      <Choices>
        {options.map(({ value, label }, place) => (
          <Choice key={value}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name={name}
              aria-describedby={isMissed ? `${name}-missed` : undefined}
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            {label}
          </Choice>
        ))}
      </Choices>
      {isMissed && (
        <Alert tone="warning" id={`${name}-missed`}>
          {COPY.earlierMissed}
        </Alert>
      )}
    </fieldset>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin-block: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-block-size: 44px;
`;

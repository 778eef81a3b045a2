import { api } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

/** The place of one of those who used this device before, the last one first; `none` is somebody new. */
export type Earlier = `${number}` | 'none';

/**
 * On a device that was used before, says so and asks as whom to go on, so that
 * nobody opens another person's assessments without knowing it. Draws nothing
 * on a new device, nor while the server does not say.
 */
export function EarlierChoice(props: {
  readonly value: Earlier;
  readonly onChange: (value: Earlier) => void;
}): ReactNode {
  const times = useEarlierTimes();
  if (times.length === 0) return null;
  const options: { readonly value: Earlier; readonly label: string }[] = [
    ...times.map((time, place) => ({
      value: `${place}` as const,
      label: COPY.earlierContinue(new Date(time)),
    })),
    { value: 'none', label: COPY.earlierFresh },
  ];
  return (
    <fieldset>
      <legend>{COPY.earlierTold}</legend>
      <Choices>
        {options.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="radio"
              name="earlier"
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

function useEarlierTimes(): readonly string[] {
  const [times, setTimes] = useState<readonly string[]>([]);
  useEffect(() => {
    const ends = new AbortController();
    api()
      .call(authRoutes.status, { signal: ends.signal })
      .then(({ earlier }) => setTimes(earlier))
      // Without an answer signing in fails as well, and says so itself.
      .catch(() => undefined);
    return () => ends.abort();
  }, []);
  return times;
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin-block-start: ${({ theme }) => theme.space.xs};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-block-size: 44px;
`;

import { Button } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** Options as buttons; many of them wrap and scroll, and never widen the page. */
export function QuickAnswers(props: {
  readonly options: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (option: string) => void;
}): ReactNode {
  if (props.options.length === 0) return null;
  return (
    <Options role="group" aria-label={copy.optionsLabel}>
      {props.options.map((option, index) => (
        <Button
          key={`${index} ${option}`}
          variant="secondary"
          disabled={props.disabled}
          onClick={() => props.onChoose(option)}
        >
          {option}
        </Button>
      ))}
    </Options>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
  max-height: 22rem;
  overflow-y: auto;
  /* Room for the focus ring inside a scrolling box. */
  padding: 5px;
  margin-inline: -5px;
  & > button {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
    border-radius: ${({ theme }) => theme.radius.full};
    font-weight: ${({ theme }) => theme.fontWeight.medium};
  }
`;

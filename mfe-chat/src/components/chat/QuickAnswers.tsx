import { asSpelled, Button } from '@petwise/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** Options as buttons, arrow keys move among them; many of them wrap, and never widen the page. */
export function QuickAnswers(props: {
  readonly options: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (option: string) => void;
}): ReactNode {
  if (props.options.length === 0) return null;
  return (
    <Options
      lang="en"
      role="group"
      aria-label={copy.optionsLabel}
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      {props.options.map((option, index) => (
        <Button
          key={`${index} ${option}`}
          variant="secondary"
          disabled={props.disabled}
          // The second press of a double click would answer what is asked next.
          onClick={({ detail }) => detail < 2 && props.onChoose(option)}
        >
          {asSpelled(option)}
        </Button>
      ))}
    </Options>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 4px;
    border-radius: ${({ theme }) => theme.radius.md};
  }
  & > button {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
    /* A pill of one line; of several it stays a box with round corners. */
    border-radius: calc(${({ theme }) => theme.size.control} / 2);
    font-weight: ${({ theme }) => theme.fontWeight.medium};
  }
`;

import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyle } from './control-style.ts';
import { parseNumber, stepNumber } from './step-number.ts';

export interface NumberStepperProps {
  /** The text as typed, even when it is no number yet. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The owner has finished: left the box, pressed Enter, or pressed a button. */
  readonly onCommit?: ((text: string) => void) | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A number typed or stepped. It never rewrites what is being typed; only its buttons and arrow keys clamp. */
export function NumberStepper(props: NumberStepperProps): ReactNode {
  const { value, onChange, onCommit, min, max, label, disabled } = props;
  const current = parseNumber(value);

  function step(direction: 1 | -1): void {
    const next = stepNumber(value, direction, props);
    onChange(next);
    onCommit?.(next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') onCommit?.(value);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <Row>
      <StepButton
        aria-label={props.decreaseLabel}
        disabled={disabled || (current !== null && current <= min)}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden size={20} />
      </StepButton>
      <NumberBox
        id={props.id}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={current ?? undefined}
        aria-valuetext={value || undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onCommit?.(value)}
        onKeyDown={onKeyDown}
      />
      <StepButton
        aria-label={props.increaseLabel}
        disabled={disabled || (current !== null && current >= max)}
        onClick={() => step(1)}
      >
        <Plus aria-hidden size={20} />
      </StepButton>
    </Row>
  );
}

/** A sign need not grow with the text; the number needs the width. */
const Row = styled.div`
  display: grid;
  grid-template-columns: min(${theme.size.control}, 56px) minmax(2rem, 1fr) min(
      ${theme.size.control},
      56px
    );
  min-width: 0;
`;

const NumberBox = styled.input`
  ${controlStyle}
  border-radius: 0;
  padding-inline: 0.25rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    position: relative;
  }
`;

const StepButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  border: 1px solid ${theme.color.edgeStrong};
  background: ${theme.color.sunken};
  color: ${theme.color.text};
  cursor: pointer;
  transition: background-color ${theme.motion.fast};
  &:first-child {
    border-inline-end: 0;
    border-start-start-radius: ${theme.radius.md};
    border-end-start-radius: ${theme.radius.md};
  }
  &:last-child {
    border-inline-start: 0;
    border-start-end-radius: ${theme.radius.md};
    border-end-end-radius: ${theme.radius.md};
  }
  &:hover:not(:disabled) {
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
  }
  &:disabled {
    color: ${theme.color.edgeStrong};
    cursor: not-allowed;
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps): ReactNode {
  return (
    <Row>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Row>
  );
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-height: ${theme.size.touch};
  cursor: pointer;
  & > input {
    appearance: none;
    flex: none;
    position: relative;
    width: 2.875rem;
    height: 1.75rem;
    margin: 0;
    border: 1px solid ${theme.color.edgeStrong};
    border-radius: ${theme.radius.full};
    background: ${theme.color.sunken};
    cursor: inherit;
    transition: background-color ${theme.motion.base};
  }
  & > input::before {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    width: 1.25rem;
    border-radius: 50%;
    background: ${theme.color.edgeStrong};
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  & > input:checked {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  & > input:checked::before {
    background: ${theme.color.onPrimary};
    transform: translateX(1.125rem);
  }
  & > input:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > input:checked {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

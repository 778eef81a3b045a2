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
    <Row
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <Track aria-hidden $on={checked} />
      <span>{label}</span>
    </Row>
  );
}

const Row = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  align-self: flex-start;
  gap: ${theme.space.sm};
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space.xs} 0 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: none;
  text-align: start;
  cursor: pointer;
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Track = styled.span<{ readonly $on: boolean }>`
  flex: none;
  position: relative;
  width: 2.875rem;
  height: 1.75rem;
  border: 1px solid ${(props) => (props.$on ? theme.color.primary : theme.color.edgeStrong)};
  border-radius: ${theme.radius.full};
  background: ${(props) => (props.$on ? theme.color.primary : theme.color.sunken)};
  transition: background-color ${theme.motion.base};
  &::before {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    width: 1.25rem;
    border-radius: 50%;
    background: ${(props) => (props.$on ? theme.color.onPrimary : theme.color.edgeStrong)};
    transform: ${(props) => (props.$on ? 'translateX(1.125rem)' : 'none')};
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** `plain`: one calm colour, where a low number is no bad sign. */
export type ConfidenceLevel = 'high' | 'medium' | 'low' | 'plain';

export interface ConfidenceBarProps {
  /** 0 to 100. */
  readonly percent: number;
  readonly level: ConfidenceLevel;
  /** Shown beside the bar: "High", "~85%". */
  readonly label: string;
}

/** How sure we are: length says how much, the words say it again, colour only helps. */
export function ConfidenceBar({ percent, level, label }: ConfidenceBarProps): ReactNode {
  const id = useId();
  const held = Math.min(100, Math.max(0, percent));
  return (
    <Row>
      <Track
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(held)}
      >
        <Fill $level={level} style={{ width: `${held}%` }} />
      </Track>
      <Label id={id}>{label}</Label>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
`;

const Track = styled.div`
  flex: 1;
  height: 0.5rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.edge};
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
  }
`;

const Fill = styled.div<{ readonly $level: ConfidenceLevel }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ $level }) =>
    $level === 'plain' ? theme.color.primary : theme.color.confidence[$level]};
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Label = styled.span`
  flex: none;
  min-width: 3.75rem;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
  font-variant-numeric: tabular-nums;
`;

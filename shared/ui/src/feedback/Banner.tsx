import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ALERT_COLORS, type AlertTone } from './Alert.tsx';

export interface BannerProps {
  readonly tone?: AlertTone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** One button at the end. */
  readonly action?: ReactNode;
  /** Keeps the button beside the words however narrow the page is. */
  readonly compact?: boolean | undefined;
  readonly role?: 'status' | 'alert' | undefined;
}

/** A strip across the page for what holds everywhere: offline, update available, prototype. */
export function Banner(props: BannerProps): ReactNode {
  const { tone = 'info', icon, children, action, compact = false, role } = props;
  return (
    <Strip role={role} $tone={tone} $compact={compact}>
      <Words>
        {icon}
        <p>{children}</p>
      </Words>
      {action}
    </Strip>
  );
}

/** Larger text counts as a narrower page. */
const Strip = styled.div<{ readonly $tone: AlertTone; readonly $compact: boolean }>`
  display: flex;
  flex-wrap: ${(props) => (props.$compact ? 'nowrap' : 'wrap')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  @container (max-width: 20em) {
    flex-wrap: wrap;
  }
  padding: 0.5rem max(1rem, env(safe-area-inset-left));
  background: ${(props) => ALERT_COLORS[props.$tone].fill};
  color: ${(props) => ALERT_COLORS[props.$tone].ink};
  border-bottom: 1px solid
    color-mix(in srgb, ${(props) => ALERT_COLORS[props.$tone].edge} 45%, transparent);
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  @media print {
    display: none;
  }
`;

/** The icon stands beside the first line. */
const Words = styled.div`
  display: flex;
  gap: ${theme.space.sm};
  min-width: 0;
  & > svg {
    flex: none;
    width: 1.25em;
    height: 1lh;
  }
  & > p {
    min-width: 0;
  }
`;

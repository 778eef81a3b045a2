import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  readonly tone: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` for an error that just happened, `status` for news that can wait. */
  readonly role?: 'alert' | 'status' | 'note' | undefined;
  readonly id?: string | undefined;
}

/** Something the owner must read here, in its place. */
export function Alert({ tone, title, children, role, id }: AlertProps): ReactNode {
  const Icon = ICONS[tone];
  return (
    <Frame role={role} id={id} $tone={tone}>
      <Icon aria-hidden size={22} />
      <Body>
        {title ? <Title>{title}</Title> : null}
        {children ? <div>{children}</div> : null}
      </Body>
    </Frame>
  );
}

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** The colours of each tone, also used by Banner. */
export const ALERT_COLORS = {
  info: theme.color.info,
  success: theme.color.success,
  warning: theme.color.warning,
  danger: theme.color.dangerous,
} as const;

const Frame = styled.div<{ readonly $tone: AlertTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.sm};
  padding: 0.875rem min(1rem, 6%);
  border: 1px solid
    color-mix(in srgb, ${(props) => ALERT_COLORS[props.$tone].edge} 32%, transparent);
  border-radius: ${theme.radius.md};
  background: ${(props) => ALERT_COLORS[props.$tone].fill};
  color: ${theme.color.text};
  & > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${(props) => ALERT_COLORS[props.$tone].ink};
  }
`;

/** So narrow that a word would break, below the sign. */
const Body = styled.div`
  flex: 1 1 7em;
  display: grid;
  gap: 0.25rem;
  min-width: 0;
  line-height: 1.5;
`;

const Title = styled.p`
  font-weight: ${theme.fontWeight.strong};
  line-height: ${theme.lineHeight.snug};
`;

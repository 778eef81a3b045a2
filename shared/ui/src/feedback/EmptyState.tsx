import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly role?: 'alert' | 'status' | undefined;
  /** It stands in place of a whole screen: its title is the page's heading. */
  readonly isPage?: boolean | undefined;
}

/** Stands where there is nothing (yet), and says what to do about it. */
export function EmptyState({
  title,
  children,
  icon,
  action,
  tone = 'neutral',
  role,
  isPage = false,
}: EmptyStateProps): ReactNode {
  return (
    <Frame role={role}>
      {icon ? (
        <Disc $tone={tone} aria-hidden>
          {icon}
        </Disc>
      ) : null}
      <Title as={isPage ? 'h1' : 'p'}>{title}</Title>
      {children ? <Words>{children}</Words> : null}
      {action ? <div>{action}</div> : null}
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.sm};
  padding-block: clamp(1.75rem, 5vw, 3rem);
  text-align: center;
`;

const Disc = styled.span<{ readonly $tone: 'neutral' | 'danger' }>`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: ${(props) =>
    props.$tone === 'danger' ? theme.color.warning.fill : theme.color.primarySoft};
  color: ${(props) =>
    props.$tone === 'danger' ? theme.color.warning.ink : theme.color.onPrimarySoft};
  & > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Title = styled.p`
  margin: 0;
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.strong};
  line-height: ${theme.lineHeight.snug};
  text-wrap: balance;
  &:focus {
    outline: none;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.sm};
  max-width: 32rem;
  color: ${theme.color.textMuted};
`;

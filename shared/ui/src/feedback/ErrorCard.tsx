import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { copy } from '../copy.ts';
import { type EmptyStateProps, EmptyState } from './EmptyState.tsx';

export interface ErrorCardProps {
  readonly title: ReactNode;
  /** What is safe and what to do. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly retrying?: boolean | undefined;
  readonly icon?: EmptyStateProps['icon'];
}

/** Stands where something could not be shown, says so calmly, and offers to try again. */
export function ErrorCard({
  title,
  children,
  onRetry,
  retryLabel = copy.tryAgain,
  retrying = false,
  icon = <CloudOff />,
}: ErrorCardProps): ReactNode {
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={icon}
      title={title}
      action={
        onRetry ? (
          <Button variant="secondary" busy={retrying} icon={<RotateCcw />} onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null
      }
    >
      {children}
    </EmptyState>
  );
}

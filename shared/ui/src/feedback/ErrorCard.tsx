import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { copy } from '../copy.ts';
import { type EmptyStateProps, EmptyState } from './EmptyState.tsx';

export interface ErrorCardProps {
  readonly title: ReactNode;
  /** What is safe and what to do. */
  readonly children?: ReactNode;
  /** What went wrong; where it is that there is no network, that stands instead of the children. */
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly retrying?: boolean | undefined;
  readonly icon?: EmptyStateProps['icon'];
  readonly isPage?: EmptyStateProps['isPage'];
}

/** Stands where something could not be shown, says so calmly, and offers to try again. */
export function ErrorCard({
  title,
  children,
  error,
  onRetry,
  retryLabel = copy.tryAgain,
  retrying = false,
  icon = <CloudOff />,
  isPage,
}: ErrorCardProps): ReactNode {
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={icon}
      isPage={isPage}
      title={title}
      action={
        onRetry ? (
          <Button variant="secondary" busy={retrying} icon={<RotateCcw />} onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null
      }
    >
      {isOffline(error) ? copy.offline : children}
    </EmptyState>
  );
}

/** As the client of the server tells it (`NetworkError`), which is no part of this package. */
function isOffline(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'offline';
}

import { Button, ErrorCard, Skeleton, Text, theme, useToast } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRevokeShareLink, useShareLinks } from '../../api/share-links.ts';
import { copy } from '../../copy.ts';
import { linksCopy } from '../../links-copy.ts';
import { dayText } from '../../model/day-text.ts';

/** The links that still work, each with its end and the way to take it back. */
export function ShareLinkList({
  sessionId,
  isOpen,
  onRevoked,
}: {
  readonly sessionId: string;
  readonly isOpen: boolean;
  readonly onRevoked: (id: string) => void;
}): ReactNode {
  const links = useShareLinks(sessionId, isOpen);
  const revoke = useRevokeShareLink(sessionId);
  const showToast = useToast();
  const words = linksCopy;

  function takeBack(id: string): void {
    revoke.mutate(id, {
      onSuccess: () => onRevoked(id),
      onError: () =>
        showToast({
          title: words.revokeFailed,
          description: copy.exportFailedHint,
          tone: 'destructive',
        }),
    });
  }

  if (links.isPending) return <Skeleton height={48} />;
  if (links.isError) {
    return (
      <ErrorCard
        title={words.listFailed}
        error={links.error}
        onRetry={() => void links.refetch()}
        retrying={links.isFetching}
      />
    );
  }
  if (links.data.length === 0) return <Text tone="muted">{words.none}</Text>;
  return (
    <ul>
      {links.data.map(({ id, createdAt, expiresAt }) => (
        <Row as="li" key={id}>
          <Text as="span">{words.line(dayText(createdAt), dayText(expiresAt))}</Text>
          <Button
            variant="secondary"
            busy={revoke.isPending && revoke.variables === id}
            aria-label={words.revokeLabel(dayText(createdAt))}
            onClick={() => takeBack(id)}
          >
            {words.revoke}
          </Button>
        </Row>
      ))}
    </ul>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  padding-block: ${theme.space.xs};
`;

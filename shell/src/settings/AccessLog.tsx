import { api } from '@petwise/api';
import { type Access, myDataRoutes } from '@petwise/contracts';
import { Button, ErrorCard, formatDate, Skeleton, Stack, Text } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SETTINGS_COPY } from '../settings-copy.ts';

/** Who has seen or changed the owner's data, newest first, a page at a time. */
export function AccessLog(): ReactNode {
  const [pages, setPages] = useState(1);
  const log = useQuery({
    queryKey: ['accesses', pages],
    queryFn: () => readPages(pages),
    gcTime: 0,
  });
  if (log.data === undefined) {
    if (log.isError)
      return (
        <ErrorCard
          title={SETTINGS_COPY.accessFailed}
          onRetry={() => void log.refetch()}
          retrying={log.isFetching}
        />
      );
    return (
      <div role="status" aria-label={SETTINGS_COPY.accessLoading}>
        <Skeleton height={240} />
      </div>
    );
  }
  const { accesses, next } = log.data;
  return (
    <Stack gap="md">
      <Text tone="muted">{SETTINGS_COPY.accessBody}</Text>
      {accesses.length === 0 && <Text>{SETTINGS_COPY.accessNone}</Text>}
      <Rows>
        {accesses.map((access) => (
          <Row key={access.id} access={access} />
        ))}
      </Rows>
      {next !== undefined && (
        <Button variant="secondary" busy={log.isFetching} onClick={() => setPages(pages + 1)}>
          {SETTINGS_COPY.accessOlder}
        </Button>
      )}
    </Stack>
  );
}

async function readPages(count: number): Promise<{ accesses: Access[]; next: string | undefined }> {
  const accesses: Access[] = [];
  let next: string | undefined;
  for (let page = 0; page < count; page += 1) {
    const read = await api().call(myDataRoutes.accesses, {
      query: next === undefined ? {} : { after: next },
    });
    accesses.push(...read.accesses);
    next = read.next;
    if (next === undefined) break;
  }
  return { accesses, next };
}

function Row({ access }: { readonly access: Access }): ReactNode {
  const { act, data, times, lastAt } = access;
  const at = new Date(lastAt);
  return (
    <li>
      <Text tone="strong">{whoOf(access)}</Text>
      <Text size="sm" tone="muted">
        {SETTINGS_COPY.accessWhat(
          SETTINGS_COPY.accessData[data],
          SETTINGS_COPY.accessActs[act],
          times,
        )}{' '}
        ·{' '}
        <time dateTime={lastAt}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </Text>
    </li>
  );
}

function whoOf({ who, isHere, device }: Access): string {
  if (who !== 'owner') return SETTINGS_COPY.accessOthers[who](device);
  const name = isHere ? SETTINGS_COPY.accessHere : SETTINGS_COPY.accessElsewhere;
  return device === '' ? name : `${name}, ${device}`;
}

const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    padding-block: ${({ theme }) => theme.space.sm};
    border-top: 1px solid ${({ theme }) => theme.color.edge};
  }
`;

import { api, isAway } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RETRY_MS } from '../offline/connection.ts';

/**
 * What the screen could not read while the server, or its database, was away is read once it answers
 * (docs/decisions/0056-reads-are-asked-again-once-the-server-answers.md).
 */
export function useAskAgain(): void {
  const client = useQueryClient();
  useEffect(() => askAgain(client), [client]);
}

function askAgain(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = new AbortController();
  const tryServer = async (): Promise<void> => {
    // What failed stays as it is, with its button, until there is something to read.
    const answers = await api()
      .call(authRoutes.status, { signal: left.signal })
      .then(
        () => true,
        () => false,
      );
    timer = undefined;
    if (left.signal.aborted) return;
    if (answers) void client.refetchQueries({ type: 'active', predicate: isMissed });
    else wait();
  };
  const wait = (): void => {
    if (cache.findAll({ type: 'active', predicate: isMissed }).length > 0)
      timer ??= setTimeout(() => void tryServer(), RETRY_MS);
  };
  wait();
  const stop = cache.subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerAdded') wait();
  });
  return () => {
    stop();
    left.abort();
    clearTimeout(timer);
  };
}

const isMissed = ({ state }: Query): boolean => state.status === 'error' && isAway(state.error);

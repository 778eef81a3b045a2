import { api } from '@petwise/api';
import {
  type Message,
  MESSAGES_REFETCH_MS,
  MESSAGES_STALE_MS,
  sessionRoutes,
} from '@petwise/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

/** PROTO-06: the messages of a session, asked for again every 5 s and stale after 2 s. */
export function useMessages(sessionId: string): UseQueryResult<readonly Message[]> {
  return useQuery({
    queryKey: keyOf(sessionId),
    queryFn: async ({ signal }) => {
      const given = { params: { sessionId }, signal };
      return (await api().call(sessionRoutes.messages, given)).messages;
    },
    refetchInterval: MESSAGES_REFETCH_MS,
    staleTime: MESSAGES_STALE_MS,
  });
}

/** Asks for the messages again at once, as after each send. */
export function useRefetchMessages(sessionId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: keyOf(sessionId) }),
    [client, sessionId],
  );
}

/** Puts messages that came another way in place of the fetched ones. */
export function usePutMessages(sessionId: string): (messages: readonly Message[]) => void {
  const client = useQueryClient();
  return useCallback(
    (messages) => void client.setQueryData(keyOf(sessionId), messages),
    [client, sessionId],
  );
}

function keyOf(sessionId: string): readonly [string, string] {
  return ['chat-messages', sessionId];
}

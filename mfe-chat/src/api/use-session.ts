import { api } from '@petwise/api';
import { sessionRoutes } from '@petwise/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';

/** PROTO-01: one new session for each time the screen is opened. */
export function useSession(): UseQueryResult<{ sessionId: string }> {
  const opened = useId();
  return useQuery({
    queryKey: ['chat-session', opened],
    queryFn: () => api().call(sessionRoutes.create, {}),
    gcTime: 0,
    // Without a network it fails at once, and the page says so.
    networkMode: 'always',
  });
}

import { api } from '@petwise/api';
import { type FollowUp, followUpRoutes, type Outcome } from '@petwise/contracts';
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';

function keyOf(sessionId: string | null): readonly (string | null)[] {
  return [followUpRoutes.read.path, sessionId];
}

/** What came after a report that the server keeps; asked for again each time the report is opened. */
export function useFollowUp(sessionId: string | null): UseQueryResult<FollowUp> {
  return useQuery({
    queryKey: keyOf(sessionId),
    queryFn: ({ signal }) =>
      api().call(followUpRoutes.read, { params: { sessionId: sessionId ?? '' }, signal }),
    enabled: sessionId !== null,
    refetchOnMount: 'always',
  });
}

/** Keeps what the vet found, in place of what was said before. */
export function useKeepOutcome(
  sessionId: string,
): UseMutationResult<{ outcome: Outcome }, Error, Outcome> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Outcome) =>
      api().call(followUpRoutes.found, { params: { sessionId }, body }),
    onSuccess: ({ outcome }) =>
      client.setQueryData<FollowUp>(keyOf(sessionId), (held) => held && { ...held, outcome }),
  });
}

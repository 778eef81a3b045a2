import { api } from '@petwise/api';
import {
  type ConsultDetail,
  consultRoutes,
  type Correctable,
  correctionRoutes,
  type FollowUp,
  followUpRoutes,
  type Follows,
  type InitResponse,
  type Outcome,
} from '@petwise/contracts';
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { markLookedAgain, readListsAnew } from './past-consults.ts';

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

/** What a report's assessment had understood: the signs that an owner looks at again. */
export function useSignsOf(sessionId: string): UseQueryResult<Correctable> {
  return useQuery({
    queryKey: [correctionRoutes.consult.path, sessionId],
    queryFn: ({ signal }) =>
      api().call(correctionRoutes.consult, { params: { sessionId }, signal }),
  });
}

/** Begins the short consult that judges an animal again; the same words sent again join the same work. */
export function useJudgeAgain(
  consult: ConsultDetail,
  onJudged: (sessionId: string) => void,
): UseMutationResult<
  InitResponse,
  Error,
  { readonly signs: Follows['signs']; readonly words: string; readonly key: string }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ signs, words, key }) => {
      const { sessionId, patientData, medicalHistory } = consult;
      const follows = { sessionId, signs };
      const body = {
        patientData,
        medicalHistory,
        initialSymptoms: words,
        uploadedFiles: [],
        follows,
      };
      return api().call(consultRoutes.init, { body, idempotencyKey: key });
    },
    onSuccess: async ({ sessionId }) => {
      onJudged(sessionId);
      await markLookedAgain(client, consult.sessionId, true);
      readListsAnew(client);
    },
  });
}

/** The owner needs no reminder to look again: it is gone at once, and back when that could not be kept. */
export function useLookedAgain(
  onFailed: () => void,
): UseMutationResult<{ lookedAgain: true }, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      api().call(followUpRoutes.lookedAgain, { params: { sessionId } }),
    onMutate: (sessionId) => markLookedAgain(client, sessionId, true),
    onSuccess: (_, sessionId) => markLookedAgain(client, sessionId, true),
    onError: (_, sessionId) => {
      onFailed();
      return markLookedAgain(client, sessionId, false);
    },
    onSettled: () => readListsAnew(client),
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

import type { Message } from '@petwise/contracts';
import { useMemo } from 'react';
import { sessionCorrections } from '../../api/corrections.ts';
import { usePutMessages, useRefetchMessages } from '../../api/use-messages.ts';
import { type Corrections, useCorrections } from '../chat/use-corrections.ts';

/** What the owner may correct in a session of the prototype chat. */
export function useSessionCorrections(
  sessionId: string,
  messages: readonly Message[] | undefined,
): Corrections {
  const last = messages?.at(-1);
  const put = usePutMessages(sessionId);
  const refetch = useRefetchMessages(sessionId);
  return useCorrections({
    sessionId,
    api: useMemo(() => sessionCorrections(sessionId), [sessionId]),
    version: last?.id ?? '',
    // Nothing is understood before the forms are filled in, which a first question shows.
    enabled:
      last?.metadata?.nextQuestion !== undefined || last?.metadata?.canProcessResults === true,
    onCorrected: put,
    onConflict: () => void refetch(),
    onSecondReaderChange: () => void refetch(),
  });
}

import type { Correctable, CorrectionBody } from '@petwise/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CorrectionsApi } from '../../api/corrections.ts';
import { logFailure } from '../../api/durable-call.ts';
import { type CallProblem, problemOf } from '../../model/call-problem.ts';

/** What the owner may correct now, and the correction under way. */
export interface Corrections {
  /** Null while it is not known; the chat then works without. */
  readonly understood: Correctable | null;
  /** While it is read for the first time; what stands below it waits so long, and moves nothing then. */
  readonly reading: boolean;
  readonly correcting: boolean;
  readonly problem: CallProblem | null;
  /** True once the server has it. */
  readonly correct: (body: CorrectionBody) => Promise<boolean>;
  readonly retry: () => void;
  readonly dismiss: () => void;
  readonly sessionId: string;
  /** Looks again at what was understood. */
  readonly reread: () => void;
}

interface Attempt {
  readonly body: CorrectionBody;
  readonly key: string;
}

/** Keeps what was understood up to date with the conversation, and makes one correction at a time. */
export function useCorrections<Result>(given: {
  readonly sessionId: string;
  readonly api: CorrectionsApi<Result>;
  /** Changes with the conversation. */
  readonly version: string;
  /** False while there is nothing to understand yet, or work is under way. */
  readonly enabled: boolean;
  readonly onCorrected: (result: Result) => void;
  /** The conversation has moved on elsewhere: fetch it again. */
  readonly onConflict: () => void;
  /** The second reader has begun or ended: the urgency may be another one. */
  readonly onSecondReaderChange?: () => void;
}): Corrections {
  const { api, version, enabled } = given;
  const client = useQueryClient();
  const queryKey = ['chat-understood', given.sessionId] as const;
  const { data, isLoading, failureCount } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.read(signal),
    enabled,
    // A consult on this device is read here, and needs no network.
    networkMode: 'always',
    refetchOnReconnect: true,
    // A second reader may take minutes, and tells nobody when it is done.
    refetchInterval: ({ state }) => (state.data?.ear?.state === 'listening' ? LISTENING_MS : false),
  });
  useEveryNew(data?.ear?.state ?? '', data !== undefined, given.onSecondReaderChange ?? nothing);
  const late = useLate();
  useEveryNew(version, enabled, () => void client.invalidateQueries({ queryKey }));
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const running = useRef(false);

  async function run(next: Attempt): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setAttempt(next);
    setCorrecting(true);
    setProblem(null);
    try {
      const { result, understood } = await api.correct(next.body, next.key);
      client.setQueryData(queryKey, understood);
      given.onCorrected(result);
      return true;
    } catch (error) {
      logFailure(error);
      const found = problemOf(error);
      setProblem(found);
      if (found.kind === 'conflict') {
        given.onConflict();
        void client.invalidateQueries({ queryKey });
      }
      return false;
    } finally {
      running.current = false;
      setCorrecting(false);
    }
  }

  return {
    understood: data ?? null,
    reading: isLoading && failureCount === 0 && !late,
    correcting,
    problem,
    correct: (body) => run({ body, key: crypto.randomUUID() }),
    retry: () => {
      if (attempt) void run(attempt);
    },
    dismiss: () => setProblem(null),
    sessionId: given.sessionId,
    reread: () => void client.invalidateQueries({ queryKey }),
  };
}

/** How often to look whether the second reader is done. */
const LISTENING_MS = 2_000;
const nothing = (): void => undefined;

/** Longer than this a question is not kept waiting for what was understood. */
const LATE_AFTER_MS = 5_000;

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** Calls back whenever a value is another one than the last time it was allowed to. */
function useEveryNew(value: string, enabled: boolean, onNew: () => void): void {
  const seen = useRef(value);
  const newest = useRef(onNew);
  useEffect(() => {
    newest.current = onNew;
  });
  useEffect(() => {
    if (!enabled || seen.current === value) return;
    seen.current = value;
    newest.current();
  }, [value, enabled]);
}

import type { Assessment, ConsultOpening } from '@petwise/contracts';
import { useEmit, useEvent } from '@petwise/events';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type ConsultListeners, ConsultRunner } from '../../api/consult-runner.ts';
import { consultCorrections } from '../../api/corrections.ts';
import { type ConsultState, nextConsult, openConsult } from '../../model/consult-state.ts';
import { readProgress } from '../../model/progress.ts';
import { type Corrections, useCorrections } from '../chat/use-corrections.ts';
import type { DraftCommands } from '../chat/use-draft.ts';
import { useWakeUp } from '../chat/use-wake-up.ts';

/** Lines that come while nothing runs here belong to another tab; this long after the last, look again. */
const QUIET_MS = 1000;

/** A consult on screen: its state, and the runner that takes the owner's commands. */
export function useConsult(
  opening: ConsultOpening,
  options: { readonly draft: DraftCommands; readonly onFinished: (assessment: Assessment) => void },
): {
  readonly state: ConsultState;
  readonly runner: ConsultRunner;
  readonly dismiss: () => void;
  readonly corrections: Corrections;
} {
  const { sessionId } = opening.init;
  const emit = useEmit('chat');
  const [state, dispatch] = useReducer(nextConsult, opening, openConsult);
  const given: ConsultListeners = {
    happened: dispatch,
    taken: options.draft.taken,
    returned: options.draft.returned,
    finished: (assessment) => {
      emit('chat.finished', { sessionId });
      options.onFinished(assessment);
    },
  };
  const listeners = useRef(given);
  const [runner] = useState(() => new ConsultRunner(sessionId, () => listeners.current));
  useEffect(() => {
    listeners.current = given;
  });
  const resumed = opening.resumed !== undefined;
  useEffect(() => {
    emit('chat.session-opened', { sessionId });
    runner.rejoin();
    if (readProgress(sessionId) && !resumed) void runner.refresh();
    return () => {
      runner.stop();
      emit('chat.session-closed', { sessionId });
    };
  }, [runner, sessionId, resumed, emit]);
  useEvent('shell.signed-in', () => dispatch({ type: 'signed-in' }));
  useOtherTabs(sessionId, runner);
  const { busy, received, problem } = state;
  useEffect(() => {
    if (received && busy?.kind === 'answer') listeners.current.taken(busy);
  }, [received, busy]);
  useEvent('shell.reasoning-received', (line) => {
    if (line.sessionId === sessionId) dispatch({ type: 'received' });
  });
  useWakeUp(() => {
    if (problem?.kind === 'offline') runner.rejoinUnchanged();
    else if (!problem) void runner.refresh();
  });
  const corrections = useCorrections({
    sessionId,
    api: useMemo(() => consultCorrections(sessionId), [sessionId]),
    version: `${state.messages.length} ${state.messages.at(-1)?.content ?? ''}`,
    enabled: busy === null,
    onCorrected: (consult) => dispatch({ type: 'corrected', consult }),
    onConflict: () => void runner.refresh(),
    onSecondReaderChange: () => void runner.refresh(),
  });
  return { state, runner, corrections, dismiss: () => dispatch({ type: 'dismissed' }) };
}

/** Follows what the same owner does elsewhere: its reasoning is heard here, then its result is fetched. */
function useOtherTabs(sessionId: string, runner: ConsultRunner): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvent('shell.reasoning-received', (line) => {
    if (line.sessionId !== sessionId) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void runner.refresh(), QUIET_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

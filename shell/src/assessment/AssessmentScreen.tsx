import { assessmentAddress, type MedicalHistory, stageAt } from '@petwise/contracts';
import { Alert, Page } from '@petwise/ui';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { emit } from '../federation/host-bus.ts';
import { keepAssessmentDraft } from './assessment-draft.ts';
import { useReasoningSocket } from '../socket/use-reasoning-socket.ts';
import { Preparing } from './Preparing.tsx';
import { type AssessmentEvent, type AssessmentState, nextAssessment } from './stages.ts';
import { StageView } from './StageView.tsx';
import { useInit } from './use-init.ts';
import { useFormEntries } from './use-form-entries.ts';
import { usePetVet } from './use-pet-vet.ts';

/** The guided consult: holds what the stages hand on, and starts the consult on the server. */
export function AssessmentScreen(props: {
  /** Of its address: of the draft, then of the consult. */
  readonly id: string;
  readonly start: AssessmentState;
  /** The consult has begun under this id. */
  readonly onBegun?: (sessionId: string) => void;
}): ReactNode {
  const [state, dispatch] = useReducer(nextAssessment, props.start);
  const [starting, setStarting] = useState<string | null>(null);
  const underWay = useRef(false);
  const init = useInit();
  useReasoningSocket(starting);
  usePetVet(state);
  useAddress(props.id, state, dispatch);

  useEffect(() => {
    emit('shell.stage-changed', { stage: state.stage, draftId: props.id });
    window.scrollTo(0, 0);
  }, [state.stage, props.id]);

  async function submitHistory(history: MedicalHistory): Promise<void> {
    if (underWay.current || !state.initial || !state.intake) return;
    underWay.current = true;
    dispatch({ type: 'init-started' });
    try {
      const input = { initial: state.initial, intake: state.intake, history };
      const opening = await init(input, setStarting);
      const { sessionId: consult } = opening.init;
      keepAssessmentDraft(props.id, { state: 'begun', consult, at: Date.now() });
      dispatch({ type: 'init-succeeded', opening });
      props.onBegun?.(consult);
    } catch {
      dispatch({ type: 'init-failed' });
    } finally {
      underWay.current = false;
    }
  }

  const stage = (
    <StageView
      id={props.id}
      state={state}
      onStart={(initial) => dispatch({ type: 'started', initial })}
      onIntake={(intake) => dispatch({ type: 'intake-submitted', intake })}
      onFiles={(files) => dispatch({ type: 'files-added', files })}
      onHistory={submitHistory}
      onFinished={(assessment) => dispatch({ type: 'finished', assessment })}
    />
  );
  // The report lays out a page of its own, as wide as it needs.
  if (state.stage === 'results') return stage;
  const chat = state.stage === 'chat';
  return (
    // The wider column of the chat is a page of its own: else the form's would be seen to move.
    <Page key={chat ? 'chat' : 'form'} width={chat ? 'reading' : 'form'} fills={chat}>
      <Failure role="alert">
        {state.failed && <Alert tone="danger">{COPY.initFailed}</Alert>}
      </Failure>
      {stage}
      {state.busy && <Preparing />}
    </Page>
  );
}

/**
 * The address follows the stages, and the forms follow the address. A form that is done leaves its
 * address behind for Back; the chat takes the place of all forms, and the report that of the chat.
 */
function useAddress(
  id: string,
  state: AssessmentState,
  dispatch: (event: AssessmentEvent) => void,
): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { stage, initial, intake, opening } = state;
  const at = stageAt(pathname);
  const address = stage === 'home' ? null : assessmentAddress(opening?.init.sessionId ?? id, stage);
  const newest = useRef({ address: '', stage, pathname });
  const leaveForms = useFormEntries(id);
  useEffect(() => {
    newest.current.pathname = pathname;
  }, [pathname]);
  useEffect(() => {
    if (at) dispatch({ type: 'went', stage: at });
  }, [at, dispatch]);
  useEffect(() => {
    if (initial && !opening) keepAssessmentDraft(id, { state: 'open', initial, intake });
  }, [id, initial, intake, opening]);
  useEffect(() => {
    const before = newest.current;
    if (address === null || address === before.address) return;
    newest.current = { address, stage, pathname: before.pathname };
    const isStep = before.stage === 'basic-intake' && stage === 'medical-history';
    if (address === before.pathname) return;
    void navigate(address, { replace: !isStep });
    // The first form's address leads on to the chat, now that it has begun.
    if (before.stage === 'medical-history' && stage === 'chat') leaveForms();
  }, [address, stage, navigate, leaveForms]);
}

/** Always there, so that it is read out; it takes space only once it says something. */
const Failure = styled.div`
  &:not(:empty) {
    margin-block-end: ${({ theme }) => theme.space.lg};
  }
`;

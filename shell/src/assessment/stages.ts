import type {
  AddressedStage,
  Assessment,
  BasicIntake,
  ConsultDetail,
  ConsultOpening,
  InitialData,
  UploadedFile,
} from '@petwise/contracts';

export type Stage = 'home' | 'basic-intake' | 'medical-history' | 'chat' | 'results';

/** Where an assessment stands, and everything it has gathered so far. */
export interface AssessmentState {
  readonly stage: Stage;
  readonly initial: InitialData | null;
  readonly intake: BasicIntake | null;
  readonly opening: ConsultOpening | null;
  readonly assessment: Assessment | null;
  /** The init call is under way. */
  readonly busy: boolean;
  /** The init call failed; the stage stays put (FLOW-07). */
  readonly failed: boolean;
}

export type AssessmentEvent =
  | { readonly type: 'started'; readonly initial: InitialData }
  | { readonly type: 'files-added'; readonly files: readonly UploadedFile[] }
  | { readonly type: 'intake-submitted'; readonly intake: BasicIntake }
  | { readonly type: 'init-started' }
  | { readonly type: 'init-succeeded'; readonly opening: ConsultOpening }
  | { readonly type: 'init-failed' }
  | { readonly type: 'finished'; readonly assessment: Assessment }
  /** Back, Forward or a link. */
  | { readonly type: 'went'; readonly stage: AddressedStage }
  | { readonly type: 'resumed'; readonly consult: ConsultDetail };

const EMPTY: AssessmentState = {
  stage: 'home',
  initial: null,
  intake: null,
  opening: null,
  assessment: null,
  busy: false,
  failed: false,
};

/** FLOW-02: with handed-over data the assessment begins at the basic form. */
export function beginAssessment(initial: InitialData | null): AssessmentState {
  return initial ? { ...EMPTY, stage: 'basic-intake', initial } : EMPTY;
}

/**
 * The consult's stages as one table (FLOW-01..07). An event that does not
 * belong to the present stage changes nothing.
 */
export function nextAssessment(state: AssessmentState, event: AssessmentEvent): AssessmentState {
  switch (event.type) {
    case 'started':
      if (state.stage !== 'home' || event.initial.symptoms.trim() === '') return state;
      return { ...state, stage: 'basic-intake', initial: event.initial };
    case 'intake-submitted':
      if (state.stage !== 'basic-intake') return state;
      return { ...state, stage: 'medical-history', intake: event.intake };
    case 'files-added': {
      if (state.stage !== 'medical-history' || state.busy || !state.initial) return state;
      const uploadedFiles = [...state.initial.uploadedFiles, ...event.files];
      return { ...state, initial: { ...state.initial, uploadedFiles } };
    }
    case 'init-started':
      if (state.stage !== 'medical-history') return state;
      return { ...state, busy: true, failed: false };
    case 'init-succeeded':
      if (state.stage !== 'medical-history') return state;
      return { ...state, stage: 'chat', busy: false, opening: event.opening };
    case 'init-failed':
      return { ...state, busy: false, failed: true };
    case 'finished':
      if (state.stage !== 'chat') return state;
      return { ...state, stage: 'results', assessment: event.assessment };
    case 'went':
      return went(state, event.stage);
    case 'resumed':
      return resume(event.consult);
  }
}

/** Among the forms one goes back and forth; to the history only once the patient is known. */
function went(state: AssessmentState, stage: AddressedStage): AssessmentState {
  const isForm = state.stage === 'basic-intake' || state.stage === 'medical-history';
  if (!isForm || state.busy) return state;
  if (stage === 'basic-intake') return { ...state, stage };
  return stage === 'medical-history' && state.intake ? { ...state, stage } : state;
}

function resume(consult: ConsultDetail): AssessmentState {
  const first = consult.turns.find((turn) => turn.messageType === 'initial_symptoms');
  const asked = consult.turns.findLast((turn) => turn.messageType === 'question');
  return {
    ...EMPTY,
    // The report takes the consult's id from its opening, as after a fresh one.
    stage: consult.assessment ? 'results' : 'chat',
    intake: consult.patientData,
    assessment: consult.assessment,
    opening: {
      symptoms: first?.content ?? '',
      uploadedFiles: first?.uploadedFiles ?? [],
      species: consult.patientData.species,
      init: {
        sessionId: consult.sessionId,
        question: asked?.question ?? null,
        can_process_results: consult.can_process_results,
        extractionSummary: '',
        mismatchWarning: null,
      },
      resumed: consult,
    },
  };
}

import type {
  Assessment,
  BasicIntake,
  ConsultDetail,
  ConsultOpening,
  InitialData,
} from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import {
  type AssessmentEvent,
  type AssessmentState,
  beginAssessment,
  nextAssessment,
  type Stage,
} from './stages.ts';

const initial: InitialData = {
  symptoms: 'My dog vomits',
  uploadedFiles: [],
  detectedSex: null,
  timestamp: 1,
};
const intake: BasicIntake = {
  species: 'dog',
  breed: 'Beagle',
  age: 5,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 30,
  weightUnit: 'lbs',
};
const opening: ConsultOpening = {
  symptoms: initial.symptoms,
  uploadedFiles: [],
  init: {
    sessionId: '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11',
    question: null,
    can_process_results: false,
    extractionSummary: '',
    mismatchWarning: null,
  },
};
const assessment: Assessment = {
  primary_diagnosis: null,
  differential_diagnoses: [],
  recommended_tests: [],
  supplement_recommendations: [],
  clinical_question_analysis: [],
};

const started: AssessmentEvent = { type: 'started', initial };
const intakeSubmitted: AssessmentEvent = { type: 'intake-submitted', intake };
const initStarted: AssessmentEvent = { type: 'init-started' };
const initSucceeded: AssessmentEvent = { type: 'init-succeeded', opening };
const initFailed: AssessmentEvent = { type: 'init-failed' };
const finished: AssessmentEvent = { type: 'finished', assessment };

const wentTo = (stage: 'basic-intake' | 'medical-history' | 'chat'): AssessmentEvent => ({
  type: 'went',
  stage,
});

function after(...events: AssessmentEvent[]): AssessmentState {
  return events.reduce(nextAssessment, beginAssessment(null));
}

describe('the stages of an assessment', () => {
  it('files that come beside the medical history go with the assessment', () => {
    const file = { id: 'f1', name: 'bloods.csv', type: 'text/csv', size: 40, url: '/api/files/f1' };
    const added: AssessmentEvent = { type: 'files-added', files: [file] };
    expect(after(started, intakeSubmitted, added).initial?.uploadedFiles).toEqual([file]);
    expect(after(started, added).initial?.uploadedFiles).toEqual([]);
  });

  it('FLOW-01 FLOW-04 FLOW-05 FLOW-06 go home, basic-intake, medical-history, chat, results', () => {
    const events = [started, intakeSubmitted, initStarted, initSucceeded, finished];
    const stages = events.map((_, index) => after(...events.slice(0, index + 1)).stage);
    expect(stages).toEqual([
      'basic-intake',
      'medical-history',
      'medical-history',
      'chat',
      'results',
    ]);
  });

  it('FLOW-02 begin at the basic form with handed-over data, at home without', () => {
    expect(beginAssessment(initial).stage).toBe('basic-intake');
    expect(beginAssessment(null).stage).toBe('home');
  });

  it('FLOW-03 leave home only with symptoms that are not blank', () => {
    const blank = { ...initial, symptoms: '  ' };
    expect(after({ type: 'started', initial: blank }).stage).toBe('home');
    expect(after(started).stage).toBe('basic-intake');
  });

  it('FLOW-07 stay put when the init call fails, keep everything and are not busy', () => {
    const state = after(started, intakeSubmitted, initStarted, initFailed);
    expect(state).toMatchObject({
      stage: 'medical-history',
      busy: false,
      failed: true,
      intake,
      initial,
    });
    expect(nextAssessment(state, initStarted)).toMatchObject({ busy: true, failed: false });
  });

  const outOfTurn: [Stage, AssessmentState, AssessmentEvent][] = [
    ['home', after(), finished],
    ['home', after(), intakeSubmitted],
    ['basic-intake', after(started), initSucceeded],
    ['medical-history', after(started, intakeSubmitted), finished],
    ['chat', after(started, intakeSubmitted, initStarted, initSucceeded), started],
  ];
  it.each(outOfTurn)('in %s ignore an event that does not belong there', (_, state, event) => {
    expect(nextAssessment(state, event)).toBe(state);
  });

  it('open a consult that the server holds, in the chat or at its report', () => {
    const consult: ConsultDetail = {
      sessionId: opening.init.sessionId,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      species: 'dog',
      breed: 'Beagle',
      title: 'Vomiting',
      status: 'asking',
      patientData: intake,
      medicalHistory: { skipped: true },
      turns: [],
      can_process_results: true,
      assessment: null,
    };
    expect(after({ type: 'resumed', consult })).toMatchObject({ stage: 'chat' });
    expect(after({ type: 'resumed', consult: { ...consult, assessment } })).toMatchObject({
      stage: 'results',
      assessment,
      // The report's PDF and links need to know which consult it is.
      opening: { init: { sessionId: consult.sessionId } },
    });
  });
});

describe('Back and Forward', () => {
  it('lead among the forms and keep what they gave', () => {
    const back = after(started, intakeSubmitted, wentTo('basic-intake'));
    expect(back).toMatchObject({ stage: 'basic-intake', intake });
    expect(nextAssessment(back, wentTo('medical-history')).stage).toBe('medical-history');
  });

  it('lead to no history without a patient, to no chat that has not begun, and not away from it', () => {
    expect(after(started, wentTo('medical-history')).stage).toBe('basic-intake');
    expect(after(started, intakeSubmitted, wentTo('chat')).stage).toBe('medical-history');
    expect(after(started, intakeSubmitted, initStarted, wentTo('basic-intake')).stage).toBe(
      'medical-history',
    );
    const begun = after(started, intakeSubmitted, initStarted, initSucceeded);
    expect(nextAssessment(begun, wentTo('basic-intake')).stage).toBe('chat');
  });
});

import type {
  AnswerResponse,
  Assessment,
  ConsultDetail,
  ConsultOpening,
  ConsultTurn,
  Question,
  UploadedFile,
} from '@petwise/contracts';

/** Sample data for tests and the standalone page; the session is a fixed UUID. */
export const SESSION = '4f6c1c1e-9d43-4a52-8b51-0a8a52c9b001';

export function sampleQuestion(change: Partial<Question> = {}): Question {
  return {
    text: 'How long has Bella been limping?',
    options: ['Since today', 'Two or three days', 'More than a week', 'Not sure'],
    can_process_results: false,
    thinking_stream:
      'Front leg lameness, no wound seen.\nDuration separates a sprain from joint disease.',
    why_this_question: 'A limp of a few hours and a limp of many weeks have different causes.',
    ...change,
  };
}

export function sampleOpening(change: Partial<ConsultOpening['init']> = {}): ConsultOpening {
  return {
    symptoms: 'Bella limps on her left front leg after walks and is slow to get up in the morning.',
    uploadedFiles: [],
    init: {
      sessionId: SESSION,
      question: sampleQuestion(),
      can_process_results: false,
      extractionSummary: 'Limping, left front leg, worse after walks; stiff in the morning.',
      mismatchWarning: null,
      ...change,
    },
  };
}

export function sampleAnswer(change: Partial<AnswerResponse> = {}): AnswerResponse {
  return {
    question: sampleQuestion({
      text: 'Does she put weight on the leg?',
      options: ['Yes, fully', 'A little', 'Not at all'],
    }),
    can_process_results: true,
    extraction_summary: null,
    thinking_stream: '',
    ...change,
  };
}

export function sampleFile(change: Partial<UploadedFile> = {}): UploadedFile {
  return { id: 'f1', name: 'paw.png', size: 1_468_006, type: 'image/png', url: null, ...change };
}

export function sampleAssessment(): Assessment {
  return {
    primary_diagnosis: {
      condition: 'Osteoarthritis',
      confidence: 0.72,
      reasoning: 'Stiff after rest, worse after walks.',
      condition_description: 'Worn joints that hurt and stiffen.',
      impact: 'Manageable with care.',
      treatments: [],
    },
    differential_diagnoses: [],
    recommended_tests: [],
    supplement_recommendations: [],
    clinical_question_analysis: [],
  };
}

/** Turns as the server keeps them: symptoms, then `pairs` questions, each but the last answered. */
export function sampleTurns(pairs: number): ConsultTurn[] {
  const first: ConsultTurn = turn(0, {
    role: 'user',
    content: 'Bella limps.',
    messageType: 'initial_symptoms',
  });
  const rest = Array.from({ length: pairs }, (_, index) => {
    const text = `Question ${index + 1}: ${'please tell us a little more '.repeat((index % 5) + 1)}?`;
    const asked = turn(2 * index + 1, { content: text, question: sampleQuestion({ text }) });
    const content = `Answer ${index + 1}. ${'It has been like that since Monday. '.repeat(index % 7)}`;
    return [asked, turn(2 * index + 2, { role: 'user', content, messageType: 'answer' })];
  }).flat();
  return [first, ...rest.slice(0, -1)];
}

export function sampleDetail(
  turns: ConsultTurn[],
  change: Partial<ConsultDetail> = {},
): ConsultDetail {
  return {
    sessionId: SESSION,
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:10:00.000Z',
    species: 'dog',
    breed: 'Labrador Retriever',
    title: 'Limping',
    status: 'asking',
    patientData: {
      species: 'dog',
      breed: 'Labrador Retriever',
      age: 8,
      ageUnit: 'years',
      sex: 'female',
      spayedNeutered: 'yes',
      weight: 60,
      weightUnit: 'lbs',
    },
    medicalHistory: { skipped: true },
    turns,
    can_process_results: false,
    assessment: null,
    ...change,
  };
}

export function resumedOpening(detail: ConsultDetail): ConsultOpening {
  const asked = detail.turns.findLast((one) => one.messageType === 'question');
  return {
    ...sampleOpening({
      question: asked?.question ?? null,
      can_process_results: detail.can_process_results,
    }),
    resumed: detail,
  };
}

function turn(index: number, given: Partial<ConsultTurn>): ConsultTurn {
  return {
    id: `t${index}`,
    role: 'assistant',
    content: '',
    timestamp: new Date(Date.UTC(2026, 10, 21, 8) + index * 20_000).toISOString(),
    messageType: 'question',
    ...given,
  };
}

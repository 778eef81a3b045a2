import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  Assessment,
  authRoutes,
  BasicIntake,
  consultRoutes,
  type ConsultSummary,
  DOORS,
  dueLookAgains,
  healthRoutes,
  InitBody,
  labTestRoutes,
  LOOK_AGAIN_FOR_MS,
  lookAgainAt,
  MedicalHistory,
  myDataRoutes,
  Problem,
  pertinentNegativesOf,
  petRoutes,
  REMOTES,
  reportRoutes,
  resumableRoutes,
  ShareBody,
  sharedRoutes,
  shareRoutes,
  type RouteContract,
  sessionRoutes,
  uploadRoutes,
} from './index.ts';

const TABLES: Record<string, RouteContract>[] = [
  authRoutes,
  consultRoutes,
  uploadRoutes,
  healthRoutes,
  sessionRoutes,
  labTestRoutes,
  reportRoutes,
  shareRoutes,
];

const intake = {
  species: 'dog',
  breed: 'Beagle',
  age: 5,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 50,
  weightUnit: 'lbs',
};

describe('contracts', () => {
  it('API-01 declares every row of the specification’s table of calls', () => {
    const declared = TABLES.flatMap((table) => Object.values(table)).map(
      (route) => `${route.method} ${route.path}`,
    );
    expect(declared).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login',
        'GET /api/auth/status',
        'POST /api/auth/validate-pwa-token',
        'POST /api/responses-test/init',
        'POST /api/responses-test/answer',
        'POST /api/responses-test/finalize',
        'POST /api/secure-upload',
        'POST /api/upload',
        'POST /api/health/upload',
        'GET /api/health/:sessionId/metrics',
        'GET /api/health/:sessionId/summary',
        'POST /api/sessions',
        'GET /api/sessions/:sessionId/messages',
        'POST /api/sessions/:sessionId/messages',
        'GET /api/lab-tests/search',
      ]),
    );
  });

  it('API-04 opens only login, status and validation without a session', () => {
    const open = TABLES.flatMap((table) => Object.values(table))
      .filter((route) => route.access === 'public')
      .map((route) => route.path);
    expect(open.toSorted()).toEqual([
      '/api/auth/login',
      '/api/auth/status',
      '/api/auth/validate-pwa-token',
    ]);
  });

  it('Z5 opens a shared report without a session, outside the API, to read, and to answer by the form on its page alone', () => {
    const { answer, ...read } = sharedRoutes;
    expect(answer).toMatchObject({ method: 'POST', access: 'public', bodyKind: 'form' });
    expect(answer.path).toBe('/shared/:token/answer');
    for (const route of Object.values(read)) {
      expect(route).toMatchObject({ method: 'GET', access: 'public', bodyKind: 'none' });
      expect(route.path.startsWith('/shared/:token')).toBe(true);
    }
  });

  it('Z5 a link works 7 days when nothing is said, and never longer than 90', () => {
    const sessionId = '2f1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11';
    expect(v.parse(ShareBody, { sessionId }).days).toBe(7);
    expect(v.is(ShareBody, { sessionId, days: 90 })).toBe(true);
    for (const days of [0, 91, 1.5, Number.NaN, '7']) {
      expect(v.is(ShareBody, { sessionId, days })).toBe(false);
    }
  });

  it('RPT-07 pertinent negatives are the signs that the owner denied', () => {
    const from = (...answers: string[]) =>
      pertinentNegativesOf({
        answers: answers.map((answer) => ({
          question: 'Is there blood?',
          answer,
          significance: '',
          impact: '',
        })),
        conditions: [
          {
            speaksFor: ['vomiting (seen in about 8 in 10)'],
            speaksAgainst: ['no fever (seen in about 6 in 10)', 'notable thirst'],
          },
        ],
      });
    expect(from('No', 'no, none at all', 'Never')).toHaveLength(4);
    const others = ['Yes', 'Not sure', 'no idea', 'Normal', 'Nothing since noon but yes', ''];
    expect(from(...others)).toEqual(['no fever']);
    expect(from('No')).toEqual(['Is there blood? No', 'no fever']);
  });

  it('RPT-07 a pertinent negative that an absent sign names is not said twice', () => {
    const answers = ['Does an eye look cloudy, or blue?', 'Is the breath bad?'].map((question) => ({
      question,
      answer: 'No',
      significance: '',
      impact: '',
    }));
    const conditions = [{ speaksFor: ['no cloudy or blue eye'], speaksAgainst: [] }];
    expect(pertinentNegativesOf({ answers, conditions })).toEqual([
      'Is the breath bad? No',
      'no cloudy or blue eye',
    ]);
  });

  it('CHAT-11 gives the long calls the specification’s time', () => {
    expect(consultRoutes.init.timeoutMs).toBe(600_000);
    expect(consultRoutes.answer.timeoutMs).toBe(600_000);
    expect(consultRoutes.finalize.timeoutMs).toBe(900_000);
  });

  it('gives up what is only read after two minutes at most', () => {
    const reads = [...TABLES, sharedRoutes]
      .flatMap((table) => Object.values(table))
      .filter(({ method }) => method === 'GET');
    expect(reads).toContain(sharedRoutes.picture);
    const slow = reads.filter(({ timeoutMs = 0 }) => timeoutMs > 120_000);
    expect(slow.map(({ path }) => path)).toEqual([]);
  });

  it('a removal of what is one owner’s alone says that it is done, and nothing else', () => {
    const removals = [petRoutes.remove, myDataRoutes.remove, resumableRoutes.remove];
    for (const { method, response } of removals) {
      expect(method).toBe('DELETE');
      expect(v.is(response, { deleted: true })).toBe(true);
      expect(v.is(response, { deleted: false })).toBe(false);
    }
  });

  it('FORM-06 FORM-08 takes a weight in a unit or a category, and nothing between', () => {
    expect(v.is(BasicIntake, intake)).toBe(true);
    expect(v.is(BasicIntake, { ...intake, weight: 'overweight', weightUnit: 'category' })).toBe(
      true,
    );
    expect(v.is(BasicIntake, { ...intake, weight: 'overweight' })).toBe(false);
    expect(v.is(BasicIntake, { ...intake, weightUnit: 'category' })).toBe(false);
  });

  it.each([
    ['age', -1],
    ['age', 31],
    ['weight', 0],
    ['weight', 2001],
    ['breed', '   '],
    ['species', 'dragon'],
  ])('FORM-04 refuses %s %s', (field, value) => {
    expect(v.is(BasicIntake, { ...intake, [field]: value })).toBe(false);
  });

  it('HIST-06 takes the lists, or only skipped', () => {
    const lists = {
      medications: ['Carprofen'],
      chronicIllnesses: [],
      priorOperations: [],
      vaccinationHistory: 'Up to date',
      diet: 'Raw',
      environment: 'Indoor only',
    };
    expect(v.is(MedicalHistory, lists)).toBe(true);
    expect(v.is(MedicalHistory, { skipped: true })).toBe(true);
    expect(v.is(MedicalHistory, { skipped: true, diet: 'Raw' })).toBe(false);
    expect(v.is(MedicalHistory, {})).toBe(false);
  });

  it('refuses symptoms longer than the limit', () => {
    const body = { patientData: intake, medicalHistory: { skipped: true }, uploadedFiles: [] };
    expect(v.is(InitBody, { ...body, initialSymptoms: 'x'.repeat(50_000) })).toBe(true);
    expect(v.is(InitBody, { ...body, initialSymptoms: 'x'.repeat(50_001) })).toBe(false);
  });

  it('API-02 takes an assessment with every optional field missing', () => {
    const bare = {
      primary_diagnosis: null,
      differential_diagnoses: [],
      recommended_tests: [],
      supplement_recommendations: [],
      clinical_question_analysis: [],
    };
    expect(v.is(Assessment, bare)).toBe(true);
  });

  it('NET-02 every problem carries the error field', () => {
    expect(v.is(Problem, { error: 'Not found', code: 'not-found' })).toBe(true);
    expect(v.is(Problem, { code: 'not-found' })).toBe(false);
  });

  it('MFE-02 every remote opens a door', () => {
    expect(new Set(Object.values(DOORS))).toEqual(new Set(REMOTES));
  });

  it('an animal that needs a vet today is looked at again at the same time tomorrow', () => {
    const madeAt = Date.parse('2026-02-28T21:30:00.000Z');
    const at = new Date(lookAgainAt('today', madeAt));
    expect(at.toISOString()).toBe('2026-03-01T21:30:00.000Z');
    expect(lookAgainAt('emergency', madeAt)).toBeLessThan(at.getTime());
  });

  it.each([
    ['emergency', 2],
    ['today', 24],
    ['soon', 72],
  ] as const)(
    'a report "%s" is due after %i hours, for a week, until its owner answers',
    (level, hours) => {
      const made = Date.parse('2026-11-21T08:00:00.000Z');
      const at = new Date(made).toISOString();
      const listed: ConsultSummary = {
        sessionId: '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d',
        createdAt: at,
        updatedAt: at,
        species: 'dog',
        breed: 'Beagle',
        title: 'Coughs',
        status: 'finished',
        triage: level,
      };
      const dueAfter = (ms: number, change: Partial<ConsultSummary> = {}) =>
        dueLookAgains([{ ...listed, ...change }], made + ms).length;
      const due = hours * 60 * 60 * 1000;
      expect([dueAfter(due - 1), dueAfter(due)]).toEqual([0, 1]);
      expect([dueAfter(due + LOOK_AGAIN_FOR_MS - 1), dueAfter(due + LOOK_AGAIN_FOR_MS)]).toEqual([
        1, 0,
      ]);
      const others = [{ lookedAgain: true }, { status: 'asking' }, { triage: null }] as const;
      expect(others.map((change) => dueAfter(due, change))).toEqual([0, 0, 0]);
    },
  );
});

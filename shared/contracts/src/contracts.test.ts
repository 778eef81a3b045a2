import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  Assessment,
  authRoutes,
  BasicIntake,
  consultRoutes,
  DOORS,
  healthRoutes,
  InitBody,
  labTestRoutes,
  MedicalHistory,
  Problem,
  REMOTES,
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

  it('CHAT-11 gives the long calls the specification’s time', () => {
    expect(consultRoutes.init.timeoutMs).toBe(600_000);
    expect(consultRoutes.answer.timeoutMs).toBe(600_000);
    expect(consultRoutes.finalize.timeoutMs).toBe(900_000);
  });

  it('FORM-06 FORM-08 takes a weight in a unit or a category, and nothing between', () => {
    expect(v.is(BasicIntake, intake)).toBe(true);
    expect(v.is(BasicIntake, { ...intake, weight: 'overweight', weightUnit: 'category' })).toBe(true);
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
});

import { randomUUID } from 'node:crypto';
import type { BasicIntake, FinalizeResponse } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { createEngineAssessor } from '@petwise/assessor';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { assessor: createEngineAssessor() });
});
afterAll(() => server.close());

const PATIENT: BasicIntake = {
  species: 'dog',
  breed: 'Beagle',
  age: 5,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 30,
  weightUnit: 'lbs',
};

const SUMMARY = {
  stats: { totalRecords: 12_345, totalDays: 40, metricsTypes: 1, processingTimeMs: 900 },
  workouts: 0,
  firstDay: '2026-01-01',
  lastDay: '2026-02-09',
  warnings: [],
  metrics: [],
};

async function post<T>(device: Device, url: string, payload: object): Promise<T> {
  const response = await device.inject({ method: 'POST', url, payload });
  expect(response.statusCode, response.body).toBe(200);
  // The server checks its answers against the contract in tests.
  return response.json() as T;
}

/** A whole consult, and the report's sixth section. */
async function summaryOf(device: Device): Promise<string> {
  const init = await post<{ sessionId: string }>(device, '/api/responses-test/init', {
    patientData: PATIENT,
    medicalHistory: { skipped: true },
    initialSymptoms: `My dog limps on his left back leg ${randomUUID()}`,
    uploadedFiles: [],
  });
  const { sessionId } = init;
  await post(device, '/api/responses-test/answer', { sessionId, answer: 'Yes' });
  const { assessment } = await post<FinalizeResponse>(device, '/api/responses-test/finalize', {
    sessionId,
  });
  return assessment.patient_data_summary ?? '';
}

describe('a health summary', () => {
  test('HLTH-06 RPT-02 goes into the next assessment with the owner’s consent, once', async () => {
    const device = await server.device();
    const { sessionId } = await post<{ sessionId: string }>(device, '/api/health/device', SUMMARY);
    expect(await summaryOf(device)).not.toContain('12,345');
    await post(device, `/api/health/${sessionId}/attach`, { attached: true, subject: 'person' });
    expect(await summaryOf(device)).toContain('12,345');
    expect(await summaryOf(device)).not.toContain('12,345');
  });
});

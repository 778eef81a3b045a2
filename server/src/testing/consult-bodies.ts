import { consultRoutes, type InitBody, type Question } from '@petwise/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Device } from './test-server.ts';

/** What a page sends to begin an assessment. */
export const INIT_BODY: InitBody = {
  patientData: {
    species: 'dog',
    breed: 'Beagle',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 25,
    weightUnit: 'lbs',
  },
  medicalHistory: { skipped: true },
  initialSymptoms: 'He keeps vomiting since yesterday',
  uploadedFiles: [],
};

export function postInit(
  device: Device,
  body: Partial<InitBody> = {},
  key?: string,
): Promise<LightMyRequestResponse> {
  return post(device, { url: consultRoutes.init.path, payload: { ...INIT_BODY, ...body } }, key);
}

export function postAnswer(
  device: Device,
  body: { sessionId: string; answer: string; previousQuestion?: string | Question | null },
  key?: string,
): Promise<LightMyRequestResponse> {
  return post(device, { url: consultRoutes.answer.path, payload: body }, key);
}

export function postFinalize(
  device: Device,
  sessionId: string,
  key?: string,
): Promise<LightMyRequestResponse> {
  return post(device, { url: consultRoutes.finalize.path, payload: { sessionId } }, key);
}

function post(
  device: Device,
  request: { readonly url: string; readonly payload: object },
  key: string | undefined,
): Promise<LightMyRequestResponse> {
  return device.inject({
    method: 'POST',
    ...request,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

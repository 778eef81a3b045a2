import { createEngineAssessor } from '@petwise/assessor';
import { VetHandover } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer({}, { assessor: createEngineAssessor() });
  device = await server.device();
});
afterAll(() => server.close());

test('bug: the vet read “age not told” of an animal whose owner had said it; issue 16.8: each sign says since when', async () => {
  const id = await finishedConsult(device, {
    patientData: {
      ...INIT_BODY.patientData,
      notTold: ['age', 'sex', 'spayedNeutered', 'weight'],
    },
    initialSymptoms:
      'My 14yo neutered male Beagle (9 kg) has been limping for two weeks, and since yesterday he has been vomiting.',
    answers: ['Not sure'],
  });
  const answer = await device.inject({
    method: 'GET',
    url: `/api/consults/${id}/handover.json`,
  });
  const { patient, signs } = v.parse(VetHandover, answer.json());
  expect(patient).toMatchObject({ age: '14 years', sex: 'Male', weight: '9 kg' });
  expect(signs).toEqual(
    expect.arrayContaining([
      { sign: 'limping', since: 'for two weeks' },
      { sign: 'vomiting', since: 'since yesterday' },
    ]),
  );
});

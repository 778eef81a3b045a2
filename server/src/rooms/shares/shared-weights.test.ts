import { randomUUID } from 'node:crypto';
import type { NewShareLink } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Device;
let visitor: Device;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.device();
  visitor = await server.device({ signedIn: false });
});
afterAll(() => server.close());

const open = (url: string) => visitor.inject({ method: 'GET', url });

test('issue 16.8: a link to a report names the pet and draws its weights until then, in the units of the reader', async () => {
  const petId = randomUUID();
  const keep = (payload: object) =>
    owner.inject({ method: 'POST', url: `/api/pets/${petId}`, payload });
  const weigh = (value: number, on: string) => keep({ weight: { value, unit: 'kg', on } });
  await keep({ name: 'Brutus', species: 'dog' });
  await weigh(10, '2026-01-05');
  const patientData = { ...INIT_BODY.patientData, petId };
  const sessionId = await finishedConsult(owner, { patientData });
  const made = await owner.inject({ method: 'POST', url: '/api/shares', payload: { sessionId } });
  const path = new URL(made.json<NewShareLink>().url).pathname;
  expect((await open(path)).body).toContain('Brutus: Dog, Beagle');
  expect((await open(path)).body).not.toContain('class="curve"');
  await weigh(9, '2026-02-05');
  await weigh(8, '2999-01-01');
  const read = async (query: string, languages: string) => {
    const headers = { 'accept-language': languages };
    const { body } = await visitor.inject({ method: 'GET', url: path + query, headers });
    return body.replace(/<\/?time>/g, '');
  };
  const metric = await read('', 'en-GB');
  expect(metric).toContain('9 kg (2026-02-05), 10% less than on 2026-01-05');
  expect(metric).toContain('class="curve"');
  const pounds = [await read('', 'en-US'), await read('?units=lbs', 'de')];
  for (const page of pounds) expect(page).toContain('19.8 lbs (2026-02-05)');
  expect(await read('?units=<b>', 'de')).toContain('9 kg (2026-02-05)');
  const pdf = await open(`${path}/report.pdf?units=lbs`);
  expect(readPdf(pdf.rawPayload).pages[0]?.text).toContain('19.8 lbs (Feb 5, 2026)');
});

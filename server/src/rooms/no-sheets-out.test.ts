import * as contracts from '@petwise/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { finishedConsult } from '../testing/finished-consult.ts';
import { startUploadClient, stored, type UploadClient } from '../testing/upload-client.ts';

/** What a program for sheets opens by itself, and may then take a cell for a formula. */
const SHEET = /csv|spreadsheet|excel|tab-separated/i;
const FORMULA = "=cmd|' /C calc'!A0,vomits\n";

// Documents are read in a process of their own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

async function typeOf(url: string): Promise<string> {
  const answer = await client.device.inject({ method: 'GET', url });
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = answer.headers;
  return `${String(type)} ${String(disposition)}`;
}

test('P12 nothing that the product writes is a sheet, so that no cell of it can be a formula', async () => {
  const file = contracts.toUploadedFile(
    await stored(await client.upload(Buffer.from(FORMULA), 'weights.csv')),
  );
  const sessionId = await finishedConsult(client.device, {
    initialSymptoms: FORMULA,
    uploadedFiles: [file],
  });
  const pages = client.server.app.contracts
    .filter(({ method, bodyKind }) => method === 'GET' && bodyKind === 'none')
    .map(({ path }) => path.replace(':sessionId', sessionId).replace(/:\w+/g, file.id))
    .filter((path) => !path.startsWith('/api/files/'));
  expect(pages).toContain(`/api/consults/${sessionId}/handover.json`);
  for (const path of pages) expect(await typeOf(path), path).not.toMatch(SHEET);
});

test('P12 control: an owner’s own sheet is such a file, and comes back as it was, to be saved', async () => {
  const { id } = await stored(await client.upload(Buffer.from(FORMULA), 'weights.csv'));
  const answer = await client.device.inject({ method: 'GET', url: `/api/files/${id}` });
  expect(answer.body).toBe(FORMULA);
  expect(await typeOf(`/api/files/${id}`)).toMatch(SHEET);
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
});

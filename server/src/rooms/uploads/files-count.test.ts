import { toUploadedFile, type Assessment, type VetHandover } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { pdf } from '../../testing/make-documents.ts';
import { png } from '../../testing/make-files.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import { createEngineAssessor } from '../consult/engine-assessor.ts';

// Each file is read in a process of its own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient({ assessor: createEngineAssessor() });
});
afterAll(() => client.server.close());

const MURMUR = 'A grade 3 heart murmur was heard on auscultation.';

async function reportWith(
  files: readonly (readonly [string, Buffer])[],
): Promise<{ assessment: Assessment; handover: VetHandover }> {
  const uploadedFiles = [];
  for (const [name, content] of files) {
    uploadedFiles.push(toUploadedFile(await stored(await client.upload(content, name))));
  }
  const id = await finishedConsult(client.device, { uploadedFiles });
  const detail = await client.device.inject({ method: 'GET', url: `/api/consults/${id}` });
  const file = await client.device.inject({
    method: 'GET',
    url: `/api/consults/${id}/handover.json`,
  });
  return {
    assessment: detail.json<{ assessment: Assessment }>().assessment,
    handover: file.json<VetHandover>(),
  };
}

test('UPL-01 what a vet’s letter states stands in the report and in the file for the vet', async () => {
  const letter = await pdf([[['Parkside Veterinary Clinic'], [MURMUR], ['Kind regards']]]);
  const { assessment, handover } = await reportWith([['letter.pdf', letter]]);
  expect(assessment.patient_data_summary).toContain(`letter.pdf says: “${MURMUR}”`);
  expect(handover.attachments).toEqual([
    { name: 'letter.pdf', type: 'application/pdf', stated: [MURMUR] },
  ]);
});

test('UPL-01 a paper about something else states nothing, whatever words it drops', async () => {
  const lease = `This agreement is made between the landlord and the tenant of the flat in Mill Lane. ${'Rent is due on the first day of every month and is paid into the account that is named below. '.repeat(6)}\nA cough of the boiler is no reason to pay less.`;
  const { assessment, handover } = await reportWith([['lease.txt', Buffer.from(lease)]]);
  expect(assessment.patient_data_summary).not.toContain('boiler');
  expect(assessment.patient_data_summary).toContain('Kept for your vet, not judged: lease.txt.');
  expect(handover.attachments).toEqual([{ name: 'lease.txt', type: 'text/plain' }]);
});

test('RPT-02 a picture: the report says plainly that nobody has looked at it', async () => {
  const { assessment } = await reportWith([['rash.png', png(9, 8)]]);
  expect(assessment.patient_data_summary).toContain('Nobody has looked at the picture rash.png.');
});

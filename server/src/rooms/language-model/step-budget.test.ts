import { createEngineAssessor } from '@petwise/assessor';
import {
  type InitResponse,
  secondReaderRoutes,
  toUploadedFile,
  type UploadedFile,
} from '@petwise/contracts';
import { expect, test, vi } from 'vitest';
import { postAnswer, postInit } from '../../testing/consult-bodies.ts';
import { png } from '../../testing/make-files.ts';
import { startScriptedModelVendor } from '../../testing/scripted-model-vendor.ts';
import { startUploadClient, stored } from '../../testing/upload-client.ts';
import { readingEnded } from './testing/play-attack.ts';

test('bug: each picture of a step had a budget of time of its own', async () => {
  const vendor = await startScriptedModelVendor();
  const client = await startUploadClient(
    { assessor: createEngineAssessor() },
    {
      PETWISE_LLM_BASE_URL: vendor.url,
      PETWISE_LLM_MODEL: 'slow',
      PETWISE_LLM_VISION: '1',
      PETWISE_LLM_SECONDS: '2',
    },
  );
  const { server, device } = client;
  const payload = { allowed: true };
  await device.inject({ method: 'POST', url: secondReaderRoutes.allow.path, payload });
  vendor.answers = () => ({ isSilent: true });
  const uploadedFiles: UploadedFile[] = [];
  for (const side of [3, 4, 5])
    uploadedFiles.push(
      toUploadedFile(await stored(await client.upload(png(side, side), `${side}.png`))),
    );
  const begun = await postInit(device, { initialSymptoms: 'He limps.', uploadedFiles });
  const { sessionId } = begun.json<InitResponse>();
  await readingEnded(server, sessionId);
  expect(vendor.asked).toHaveLength(1);
  const jobs = await server.db.query<{ result: object }>(
    `SELECT result FROM jobs WHERE session_id = $1 AND kind = 'listen'`,
    [sessionId],
  );
  expect(jobs.length).toBeGreaterThanOrEqual(3);
  for (const { result } of jobs) expect(result).toEqual({ outcome: 'failed' });
  // The next step has time of its own, in which all is asked.
  vendor.answers = ({ user }) => ({
    content: JSON.stringify(typeof user === 'string' ? { heard: [] } : { seen: [] }),
  });
  await postAnswer(device, { sessionId, answer: 'Not sure' });
  await vi.waitFor(() => expect(vendor.asked.length).toBeGreaterThan(jobs.length), 30_000);
  await server.close();
  await vendor.close();
});

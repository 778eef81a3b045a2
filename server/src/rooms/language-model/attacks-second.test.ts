import {
  type Assessment,
  type ConsultDetail,
  consultRoutes,
  toUploadedFile,
  type UploadedFile,
  type UploadResponse,
} from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { pdf } from '../../testing/make-documents.ts';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../../testing/scripted-model-vendor.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { createChatModel } from './chat-model.ts';
import { seePicture } from './see-picture.ts';
import { FILE_ATTACKS, MARK, PICTURE_ATTACKS, WRITTEN_ATTACKS } from './testing/attacks-second.ts';
import { engine, readingEnded, newOwner, noAttacks, playAll, rank } from './testing/play-attack.ts';

const totals = noAttacks();
const TEXT = 'He collapsed in the yard, his gums are white and he breathes hard.';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let vendor: ScriptedModelVendor;
let server: TestServer;

beforeAll(async () => {
  vendor = await startScriptedModelVendor();
  server = await startTestServer(
    {
      PETWISE_LLM_BASE_URL: vendor.url,
      PETWISE_LLM_MODEL: 'liar',
      PETWISE_LLM_VISION: '1',
    },
    { assessor: engine },
  );
});
afterAll(async () => {
  console.info('by somebody else:', totals);
  await server.close();
  await vendor.close();
});

describe('attacks that somebody else has written', () => {
  test('18.4 forty texts with the answers of a model that was taken in lower nothing and say nothing', async () => {
    await playAll(
      { server, vendor, totals, mark: MARK },
      WRITTEN_ATTACKS.map((attack, index) => [{ name: `${index}: ${attack.text}`, ...attack }]),
    );
    expect(totals).toMatchObject({ attacks: 40, 'urgency lowered': 0, 'questions changed': 0 });
  }, 600_000);

  test('18.4 names of files and lines of documents are not sent, and lower nothing', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const device = await newOwner(server);
    const lie = JSON.stringify({
      heard: [{ id: 'collapse', state: 'absent', quote: 'He collapsed', sure: true }],
    });
    vendor.answers = ({ user }) => ({
      content: typeof user === 'string' ? lie : (PICTURE_ATTACKS[0] ?? ''),
    });
    const plain = await assess(device, TEXT, []);
    for (const { name, line } of FILE_ATTACKS) {
      server.advance(61_000);
      vendor.asked.length = 0;
      const bytes = line === '' ? Buffer.from(PIXEL, 'base64') : await pdf([[[line]]]);
      const file = await upload(device, { address, name, bytes });
      const { level, pages } = await assess(
        device,
        `${TEXT} See ${FILE_ATTACKS.findIndex((one) => one.name === name)}.`,
        [file],
      );
      totals.attacks += 1;
      if (rank(level) > rank(plain.level)) totals['urgency lowered'] += 1;
      expect(rank(level), name).toBeLessThanOrEqual(rank(plain.level));
      const sent = JSON.stringify(vendor.asked);
      expect(sent).not.toContain(name);
      if (line !== '') expect(sent).not.toContain(line);
      // The owner's own file is on the owner's own pages; nothing of the model is.
      expect(pages.replaceAll(name, '').replaceAll(line, '')).not.toContain(MARK);
    }
  }, 600_000);

  test('18.4 of a picture nothing passes but words from closed lists', async () => {
    const model = createChatModel({
      baseUrl: vendor.url,
      model: 'm',
      apiKey: undefined,
      canSee: true,
      limitMs: 20_000,
    });
    const image = { type: 'image/png', base64: PIXEL };
    const { signal } = new AbortController();
    for (const answer of PICTURE_ATTACKS) {
      vendor.answers = () => ({ content: answer });
      const seen = await seePicture(model, { image, species: 'dog' }, { signal }).catch(String);
      totals.attacks += 1;
      totals.pictures += 1;
      expect(JSON.stringify(seen), answer).not.toContain(MARK);
    }
    await model.close();
    expect(totals).toMatchObject({ attacks: 58, 'urgency lowered': 0 });
  });
});

async function upload(
  device: Device,
  { address, name, bytes }: { address: string; name: string; bytes: Buffer },
): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { cookie: device.cookieHeader() };
  const answer = await fetch(`${address}/api/secure-upload`, {
    method: 'POST',
    body: form,
    headers,
  });
  expect(answer.status).toBe(200);
  // The server checks its answers against the contract in tests.
  return toUploadedFile((await answer.json()) as UploadResponse);
}

/** A consult with files, listened to and finished: its urgency, and all that its pages hold. */
async function assess(device: Device, initialSymptoms: string, uploadedFiles: UploadedFile[]) {
  const begun = await postInit(device, { initialSymptoms, uploadedFiles });
  expect(begun.statusCode, begun.body).toBe(200);
  const { sessionId } = begun.json<{ sessionId: string }>();
  await readingEnded(server, sessionId);
  const url = consultRoutes.detail.path.replace(':sessionId', sessionId);
  const detail = (await device.inject({ method: 'GET', url })).json<ConsultDetail>();
  const { assessment } = (await postFinalize(device, sessionId)).json<{ assessment: Assessment }>();
  return { level: assessment.triage?.level, pages: JSON.stringify([detail, assessment]) };
}

import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  healthRoutes,
  resumableRoutes,
  type RouteResponse,
  uploadRoutes,
} from '@petwise/contracts';
import { makeExportBytes } from '@petwise/health-reader/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device } from '../../../testing/test-server.ts';
import {
  refusal,
  startUploadClient,
  stored,
  type UploadClient,
} from '../../../testing/upload-client.ts';

const text = Buffer.from('The cat has eaten nothing since Tuesday.\n'.repeat(5_000));

/** An upload's id but for its last digit. */
const LEFTOVER = '00000000-0000-4000-8000-00000000000';

let client: UploadClient;
beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

async function begin(size: number, name = 'notes.txt', who = client.device): Promise<string> {
  const payload = { name, size };
  const answer = await who.inject({ method: 'POST', url: resumableRoutes.begin.path, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<RouteResponse<typeof resumableRoutes.begin>>().uploadId;
}

function addressOf(uploadId: string, offset?: number): string {
  const path = `${resumableRoutes.begin.path}/${uploadId}`;
  return offset === undefined ? path : `${path}?offset=${offset}`;
}

async function append(
  { uploadId, offset }: { uploadId: string; offset: number },
  piece: Buffer,
  who = client.device,
): Promise<Response> {
  return client.upload(piece, 'piece', { path: addressOf(uploadId, offset), who });
}

async function offsetOf(uploadId: string, who = client.device): Promise<number> {
  const answer = await who.inject({ method: 'GET', url: addressOf(uploadId) });
  return answer.json<{ offset: number }>().offset;
}

async function finish(
  uploadId: string,
  options: { readonly path?: string; readonly who?: Device } = {},
): Promise<Response> {
  const { path = uploadRoutes.secureUpload.path, who = client.device } = options;
  const form = new FormData();
  form.append('resumable', uploadId);
  const headers = { cookie: who.cookieHeader() };
  return fetch(client.address + path, { method: 'POST', body: form, headers });
}

async function uploadsNamed(name: string): Promise<number> {
  const sql = 'SELECT id FROM uploads WHERE name = $1';
  return (await client.server.db.query(sql, [name])).length;
}

/** Sends a piece that promises more than comes, and cuts the line once `sent` of it has arrived. */
async function breakOff(uploadId: string, offset: number, sent: Buffer): Promise<void> {
  const boundary = 'petwise';
  const open = request(client.address + addressOf(uploadId, offset), {
    method: 'POST',
    headers: {
      cookie: client.device.cookieHeader(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': '5000000',
    },
  });
  open.on('error', () => undefined);
  open.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="piece"\r\n\r\n`,
  );
  open.write(sent);
  await expect.poll(() => offsetOf(uploadId)).toBeGreaterThan(offset);
  open.destroy();
}

describe('a file in pieces', () => {
  test('is taken as a whole one is, and leaves nothing half behind', async () => {
    const uploadId = await begin(text.length);
    const half = Math.floor(text.length / 2);
    const first = await append({ uploadId, offset: 0 }, text.subarray(0, half));
    expect(await first.json()).toEqual({ offset: half, size: text.length });
    const second = await append({ uploadId, offset: half }, text.subarray(half));
    expect(await second.json()).toEqual({ offset: text.length, size: text.length });
    const answer = await stored(await finish(uploadId));
    expect(answer).toMatchObject({ filename: 'notes.txt', fileSize: text.length });
    expect(answer).toMatchObject({
      fileType: (await stored(await client.upload(text, 'notes.txt'))).fileType,
    });
    const file = await client.device.inject({ method: 'GET', url: `/api/files/${answer.id}` });
    expect(file.rawPayload.equals(text)).toBe(true);
    expect(await partial()).toEqual([]);
  });

  test('is taken once when the answer to its last step is lost: the same call has the same answer', async () => {
    const who = await client.server.device();
    const uploadId = await begin(text.length, 'letter.txt', who);
    await append({ uploadId, offset: 0 }, text, who);
    const answers = await Promise.all([finish(uploadId, { who }), finish(uploadId, { who })]);
    await client.restart();
    answers.push(await finish(uploadId, { who }));
    const [first, ...others] = await Promise.all(answers.map(stored));
    expect(first).toMatchObject({ filename: 'letter.txt', fileSize: text.length });
    expect(others).toEqual([first, first]);
    expect(await uploadsNamed('letter.txt')).toBe(1);
    const stranger = await client.server.device();
    expect((await finish(uploadId, { who: stranger })).status).toBe(404);
  });

  test('that was removed since is not brought back by the same call', async () => {
    const uploadId = await begin(3, 'a.txt');
    await append({ uploadId, offset: 0 }, Buffer.from('abc'));
    const { id } = await stored(await finish(uploadId));
    await client.server.db.query('DELETE FROM uploads WHERE id = $1', [id]);
    expect((await finish(uploadId)).status).toBe(404);
  });

  test('a leftover of 0 bytes, or of nonsense, stops nobody’s uploads and is nobody’s', async () => {
    const folder = join(client.server.config.dataDir, 'uploads', 'partial');
    const leftovers = ['', '{"ownerId":"a', 'null', '{"name":1}'];
    for (const [index, content] of leftovers.entries()) {
      await writeFile(join(folder, `${LEFTOVER}${index}.json`), content);
      await writeFile(join(folder, `${LEFTOVER}${index}.part`), '');
    }
    const uploadId = await begin(text.length);
    expect((await append({ uploadId, offset: 0 }, text)).status).toBe(200);
    expect((await finish(uploadId)).status).toBe(200);
    for (const index of leftovers.keys()) {
      const address = addressOf(`${LEFTOVER}${index}`);
      expect((await client.device.inject({ method: 'GET', url: address })).statusCode).toBe(404);
      expect((await finish(`${LEFTOVER}${index}`)).status).toBe(404);
      for (const ending of ['json', 'part']) {
        await rm(join(folder, `${LEFTOVER}${index}.${ending}`));
      }
    }
  });

  test('goes on after a broken line at the byte that arrived last', async () => {
    const uploadId = await begin(text.length);
    await breakOff(uploadId, 0, text.subarray(0, 70_000));
    const offset = await settled(uploadId);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(text.length);
    expect((await append({ uploadId, offset }, text.subarray(offset))).status).toBe(200);
    expect(await stored(await finish(uploadId))).toMatchObject({ fileSize: text.length });
  });

  test('goes on while the server still waits on the broken line', async () => {
    const uploadId = await begin(text.length);
    const hanging = request(client.address + addressOf(uploadId, 0), {
      method: 'POST',
      headers: {
        cookie: client.device.cookieHeader(),
        'content-type': 'multipart/form-data; boundary=petwise',
        'content-length': '5000000',
      },
    });
    hanging.on('error', () => undefined);
    hanging.write('--petwise\r\ncontent-disposition: form-data; name="file"; filename="p"\r\n\r\n');
    hanging.write(text.subarray(0, 70_000));
    await expect.poll(() => offsetOf(uploadId)).toBeGreaterThan(0);
    let response = await append({ uploadId, offset: 0 }, text);
    // The earlier request is ended; what came by it is kept.
    expect(response.status).toBe(409);
    const offset = await settled(uploadId);
    response = await append({ uploadId, offset }, text.subarray(offset));
    expect(response.status).toBe(200);
    hanging.destroy();
    expect(await stored(await finish(uploadId))).toMatchObject({ fileSize: text.length });
  });

  test('goes on after the server was started again', async () => {
    const uploadId = await begin(text.length);
    await append({ uploadId, offset: 0 }, text.subarray(0, 1_000));
    await client.restart();
    expect(await offsetOf(uploadId)).toBe(1_000);
    expect((await append({ uploadId, offset: 1_000 }, text.subarray(1_000))).status).toBe(200);
    expect((await finish(uploadId)).status).toBe(200);
  });

  test('HLTH-02 may be an Apple Health export', async () => {
    const { zip, truth } = await makeExportBytes({ megabytes: 0.5, years: 1 });
    const uploadId = await begin(zip.length, 'export.zip');
    await append({ uploadId, offset: 0 }, Buffer.from(zip));
    const answer = await finish(uploadId, { path: healthRoutes.upload.path });
    expect(await answer.json()).toMatchObject({
      success: true,
      stats: { totalRecords: truth.records },
    });
    const again = await finish(uploadId, { path: healthRoutes.upload.path });
    expect(await again.json()).toMatchObject({ success: true, sessionId: uploadId });
    expect(await partial()).toEqual([]);
  });
});

describe('a file in pieces is refused', () => {
  test('at once when it would be too large', async () => {
    for (const [name, size] of [
      ['notes.txt', 25 * 1024 * 1024 + 1],
      ['export.zip', 100 * 1024 * 1024 + 1],
    ] as const) {
      const payload = { name, size };
      const url = resumableRoutes.begin.path;
      const answer = await client.device.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ code: 'file-too-large' });
    }
    expect(await partial()).toEqual([]);
  });

  test('where it does not go on at the right byte, or is longer than it said', async () => {
    const uploadId = await begin(10);
    expect(await refusal(await append({ uploadId, offset: 3 }, Buffer.from('abc')))).toMatchObject({
      status: 409,
      error: 'The file goes on at byte 0',
    });
    expect((await append({ uploadId, offset: 0 }, Buffer.from('more than ten'))).status).toBe(400);
    expect((await append({ uploadId, offset: -1 }, Buffer.from('abc'))).status).toBe(400);
    expect((await finish(uploadId)).status).toBe(409);
    expect(await offsetOf(uploadId)).toBe(0);
  });

  test('to everybody but its owner', async () => {
    const uploadId = await begin(3);
    const stranger = await client.server.device();
    const nobody = await client.server.device({ signedIn: false });
    expect((await append({ uploadId, offset: 0 }, Buffer.from('abc'), stranger)).status).toBe(404);
    expect((await append({ uploadId, offset: 0 }, Buffer.from('abc'), nobody)).status).toBe(401);
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await stranger.inject({ method, url: addressOf(uploadId) });
      expect(answer.statusCode).toBe(404);
    }
    await append({ uploadId, offset: 0 }, Buffer.from('abc'));
    expect((await finish(uploadId, { who: stranger })).status).toBe(404);
    expect((await finish('../../../etc/passwd')).status).toBe(404);
    expect((await finish(uploadId)).status).toBe(200);
  });

  test('for what is in it, as a whole one is, and then it is gone', async () => {
    const uploadId = await begin(4, 'virus.exe');
    await append({ uploadId, offset: 0 }, Buffer.from('MZ\u0000\u0000'));
    expect((await finish(uploadId)).status).toBe(415);
    expect((await finish(uploadId)).status).toBe(404);
  });
});

describe('half a file', () => {
  test('goes when its owner cancels', async () => {
    const uploadId = await begin(text.length);
    await append({ uploadId, offset: 0 }, text.subarray(0, 500));
    const answer = await client.device.inject({ method: 'DELETE', url: addressOf(uploadId) });
    expect(answer.json()).toEqual({ deleted: true });
    expect((await append({ uploadId, offset: 500 }, text.subarray(500))).status).toBe(404);
  });

  test('goes when its owner begins more than five others', async () => {
    const who = await client.server.device();
    const ids: string[] = [];
    for (let one = 0; one < 6; one += 1) ids.push(await begin(10, 'a.txt', who));
    const open = await Promise.all(
      ids.map((id) => who.inject({ method: 'GET', url: addressOf(id) })),
    );
    expect(open.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(open.at(-1)?.statusCode).toBe(200);
  });
});

async function partial(): Promise<string[]> {
  return (await client.filesOnDisk()).filter((name) => name.startsWith('partial'));
}

/** The offset once the server has noticed that the line is broken. */
async function settled(uploadId: string): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const now = await offsetOf(uploadId);
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
  return before;
}

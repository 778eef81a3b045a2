import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toUploadedFile, type InitResponse } from '@petwise/contracts';
import { postInit } from '../../testing/consult-bodies.ts';
import { png } from '../../testing/make-files.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

const upload: UploadClient['upload'] = (...args) => client.upload(...args);

describe('names', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\CON.txt', 'CON.txt'],
    ['.hidden.txt', 'hidden.txt'],
    ['-rf.txt', 'rf.txt'],
    ['a\u0000b.txt', 'ab.txt'],
    ['🐕 photo.txt', '🐕 photo.txt'],
  ])('U3 %j is shown as %j and kept under a random id', async (sent, shown) => {
    const answer = await stored(await upload(Buffer.from('hello'), sent));
    expect(answer.filename).toBe(shown);
    expect(answer.id).toMatch(/^[\da-f-]{36}$/);
  });

  test('U3 no name can add a header, however long', async () => {
    const answer = await stored(
      await upload(Buffer.from('hello'), `"\r\nX-Evil: 1${'é'.repeat(4_000)}.txt`),
    );
    expect(answer.filename.length).toBeLessThanOrEqual(200);
    const { headers } = await client.device.inject({
      method: 'GET',
      url: `/api/files/${answer.id}`,
    });
    expect(headers['x-evil']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]*"; filename\*=UTF-8''[\w%.!~-]+$/,
    );
  });
});

describe('a stored file', () => {
  test('U9 is sent so that a browser can do nothing with it but show or save it', async () => {
    const page = await stored(await upload(Buffer.from('<script>alert(1)</script>'), 'x.html'));
    const { headers } = await client.device.inject({ method: 'GET', url: `/api/files/${page.id}` });
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    const picture = await stored(await upload(png(), 'x.png'));
    const shown = await client.device.inject({ method: 'GET', url: `/api/files/${picture.id}` });
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
    expect(shown.headers['content-type']).toBe('image/png');
  });

  test('Z1 is 404 for anybody but its owner', async () => {
    const { id } = await stored(await upload(png(), 'mine.png'));
    const other = await client.server.device();
    for (const url of [
      `/api/files/${id}`,
      `/api/files/${randomUUID()}`,
      '/api/files/..%2f..%2fetc',
    ]) {
      expect((await other.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });

  test('Z1 another owner’s file cannot be attached; mine can, described by the server', async () => {
    const answer = await stored(await upload(png(5, 5), 'mine.png'));
    const file = { ...toUploadedFile(answer), name: 'renamed.exe', size: 1 };
    const other = await client.server.device();
    const refused = await postInit(other, { uploadedFiles: [file] });
    expect(refused.statusCode).toBe(404);
    expect(refused.json<{ error: string }>().error).toMatch(/attach it again/);
    const { sessionId } = (
      await postInit(client.device, { uploadedFiles: [file] })
    ).json<InitResponse>();
    const detail = await client.device.inject({ method: 'GET', url: `/api/consults/${sessionId}` });
    expect(detail.json<{ turns: unknown[] }>().turns[0]).toMatchObject({
      uploadedFiles: [{ id: answer.id, name: 'mine.png', size: answer.fileSize }],
    });
  });

  test('goes with its assessment, and its content at the next tidying', async () => {
    const answer = await stored(await upload(png(7, 9), 'gone.png'));
    const { sessionId } = (
      await postInit(client.device, { uploadedFiles: [toUploadedFile(answer)] })
    ).json<InitResponse>();
    await client.device.inject({ method: 'DELETE', url: `/api/consults/${sessionId}` });
    expect(
      (await client.device.inject({ method: 'GET', url: `/api/files/${answer.id}` })).statusCode,
    ).toBe(404);
    const onDisk = await client.filesOnDisk();
    client.server.advance(2 * 60 * 60 * 1000);
    await client.restart();
    const left = await client.filesOnDisk();
    expect(left.length).toBeLessThan(onDisk.length);
    const named = await client.server.db.query<{ sha256: string }>(
      'SELECT DISTINCT sha256 FROM uploads',
    );
    expect(left.map((name) => name.slice(-64)).toSorted()).toEqual(
      named.map((row) => row.sha256).toSorted(),
    );
    const [first] = named;
    const path = join(
      client.server.config.dataDir,
      'uploads',
      first?.sha256.slice(0, 2) ?? '',
      first?.sha256 ?? '',
    );
    expect((await readFile(path)).length).toBeGreaterThan(0);
  });
});

describe('odd forms', () => {
  function raw(
    body: string | Buffer,
    type = 'multipart/form-data; boundary=x',
    path = '/api/secure-upload',
  ) {
    return client.device.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload: body,
    });
  }
  const part = (name: string, filename: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`;

  test.each([
    ['U10 no file', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    [
      'U10 a field named constructor',
      `--x\r\nContent-Disposition: form-data; name="constructor"\r\n\r\nb\r\n--x--\r\n`,
    ],
    ['U10 a file in another field', `${part('photo', 'a.txt', 'x')}--x--\r\n`],
    ['U10 two files', `${part('file', 'a.txt', 'x')}${part('file', 'b.txt', 'x')}--x--\r\n`],
    [
      'U10 a header that never ends',
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt`,
    ],
    ['U10 a file that never ends', part('file', 'a.txt', 'x')],
    [
      'U10 ten thousand parts',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(10_001)}--x--\r\n`,
    ],
    ['U10 nothing', ''],
  ])('%s is refused at once', async (_name, body) => {
    const before = process.cpuUsage();
    const response = await raw(body);
    expect([400, 413]).toContain(response.statusCode);
    expect(response.json()).toHaveProperty('code');
    // Work, not time: what else the machine does is none of the form's doing.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });

  test('U10 JSON that poses as a file is refused', async () => {
    const body = JSON.stringify({ file: { path: '/etc/passwd', filename: 'a.txt' } });
    expect((await raw(body, 'application/json')).statusCode).toBe(415);
  });

  test('U1 a body that is cut off leaves nothing behind', async () => {
    const before = await client.filesOnDisk();
    const { hostname, port } = new URL(client.address);
    await new Promise<void>((done) => {
      const request = httpRequest({
        hostname,
        port,
        method: 'POST',
        path: '/api/secure-upload',
        headers: {
          cookie: client.device.cookieHeader(),
          'content-type': 'multipart/form-data; boundary=x',
        },
      });
      request.on('error', () => done());
      request.write(part('file', 'a.txt', 'x'.repeat(100_000)));
      setTimeout(() => request.destroy(), 200);
    });
    await vi.waitFor(async () => expect(await client.filesOnDisk()).toEqual(before));
  });
});

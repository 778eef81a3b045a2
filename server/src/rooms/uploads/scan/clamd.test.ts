// @database embedded: the scanner is asked before anything is kept.
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '../../../testing/make-files.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { clamdScanner } from './clamd.ts';
import { clamdAddress } from './clamd-address.ts';

/** The test file that every scanner knows, put together here so that no scanner takes this source for it. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

let folder = '';
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petwise-scan-'));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

/** A peer that speaks the protocol as clamd does: takes the stream whole, then answers by its content. */
function peer(answer: (content: Buffer, socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const content = streamIn(bytes);
      if (content !== null) answer(content, socket);
    });
  });
  servers.push(server);
  return new Promise((done) => {
    // A TCP server's address is an object.
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

/** The content once all of it is there, or null. */
function streamIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return null;
  expect(bytes.toString('latin1', 0, command.length)).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function likeClamd(content: Buffer, socket: Socket): void {
  const isKnown = content.includes('EICAR-STANDARD');
  socket.end(isKnown ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
}

async function fileOf(content: Buffer | string): Promise<string> {
  const path = join(folder, String(Math.random()).slice(2));
  await writeFile(path, content);
  return path;
}

describe('asking clamd', () => {
  test('U7 a clean file of many pieces arrives whole; a known one is named', async () => {
    const big = Buffer.alloc(1_000_000, 'clean');
    let seen = Buffer.alloc(0);
    const port = await peer((content, socket) => {
      seen = Buffer.from(content);
      likeClamd(content, socket);
    });
    const scanner = clamdScanner({ host: '127.0.0.1', port });
    expect(await scanner.scan(await fileOf(big))).toBeNull();
    expect(seen.equals(big)).toBe(true);
    expect(await scanner.scan(await fileOf(EICAR))).toBe('Eicar-Signature');
  });

  test.each([
    ['says an error', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['talks nonsense', (socket: Socket) => socket.end(`${'x'.repeat(10_000)}`)],
    ['says nothing', () => undefined],
  ])('U7 a scanner that %s has not said that the file is clean', async (_name, act) => {
    const port = await peer((_content, socket) => void act(socket));
    const scanner = clamdScanner({ host: '127.0.0.1', port }, 500);
    await expect(scanner.scan(await fileOf('a'))).rejects.toThrow(/clamd|ECONN|EPIPE/);
  });

  test('U7 nobody there is an error as well', async () => {
    const scanner = clamdScanner({ path: join(folder, 'nobody.sock') });
    await expect(scanner.scan(await fileOf('a'))).rejects.toThrow();
  });

  test.each([
    ['localhost:3310', { host: 'localhost', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['localhost', null],
    ['localhost:99999', null],
    ['a.sock', null],
  ])('its address %s', (text, address) => {
    expect(clamdAddress(text)).toEqual(address);
  });
});

describe('uploads through the scanner', () => {
  let server: TestServer;
  let answers: typeof likeClamd = likeClamd;

  beforeAll(async () => {
    const port = await peer((content, socket) => answers(content, socket));
    server = await startTestServer({ PETWISE_CLAMD: `127.0.0.1:${port}` });
  }, 120_000);
  afterAll(() => server.close());

  async function send(content: Buffer, name: string): Promise<[number, string]> {
    const device = await server.device();
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const response = await device.inject({
      method: 'POST',
      url: '/api/secure-upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
    });
    return [response.statusCode, response.body];
  }

  test('U7 a known virus is refused by its name, a picture passes', async () => {
    answers = likeClamd;
    const [status, text] = await send(Buffer.from(EICAR), 'a.txt');
    expect(status).toBe(422);
    expect(text).toContain('Eicar-Signature');
    expect((await send(png(), 'a.png'))[0]).toBe(200);
  }, 60_000);

  test('U7 no file is taken while the scanner does not answer', async () => {
    answers = (_content, socket) => void socket.destroy();
    const [status, text] = await send(png(), 'a.png');
    expect(status).toBe(503);
    expect(text).toContain('virus scanner');
  }, 60_000);
});

/** The daemon on the path, where there is one. */
const CLAMD = 'clamd';
const hasClamd = spawnSync(CLAMD, ['--help']).error === undefined;

describe(`the real clamd${hasClamd ? '' : ' (skipped: clamd is not installed here)'}`, () => {
  test.skipIf(!hasClamd)(
    'U7 knows a signature it was given, and takes everything else',
    async () => {
      const signatures = join(folder, 'signatures');
      await rm(signatures, { recursive: true, force: true });
      await mkdir(signatures);
      const hex = Buffer.from('petwise-test-signature').toString('hex');
      await writeFile(join(signatures, 'petwise.ndb'), `Petwise.Test:0:*:${hex}\n`);
      const socket = join(folder, 'clamd.sock');
      const settings = join(folder, 'clamd.conf');
      await writeFile(
        settings,
        `LocalSocket ${socket}\nDatabaseDirectory ${signatures}\nForeground yes\nOfficialDatabaseOnly no\n`,
      );
      const daemon = spawn(CLAMD, ['--config-file', settings], { stdio: 'ignore' });
      try {
        const scanner = clamdScanner({ path: socket });
        const clean = await fileOf('nothing of note');
        await expect
          .poll(() => scanner.scan(clean).catch(() => 'not yet'), { timeout: 60_000 })
          .toBeNull();
        const found = await scanner.scan(await fileOf('a petwise-test-signature b'));
        expect(found).toMatch(/^Petwise\.Test/);
      } finally {
        daemon.kill();
      }
    },
    90_000,
  );
});

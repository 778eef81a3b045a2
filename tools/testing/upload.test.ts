// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, createClient, type UploadProgress } from '@petwise/api';
import { uploadRoutes } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A real server that answers with the status named by the address; the browser sends files in a way of its own. */
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const status = request.method === 'OPTIONS' ? 204 : Number(request.url?.slice(1));
    response.writeHead(status, {
      'access-control-allow-origin': window.location.origin,
      'access-control-allow-credentials': 'true',
      'content-type': 'application/json',
    });
    // Only what has arrived whole is answered.
    request.on('end', () => response.end(JSON.stringify({ error: 'Why.', code: 'conflict' })));
    request.resume();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on TCP has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function send(status: number, onProgress?: (progress: UploadProgress) => void): Promise<unknown> {
  const response = v.object({ code: v.string() });
  const route = { ...uploadRoutes.secureUpload, path: `${origin}/${status}`, response };
  const options = onProgress ? { onProgress } : {};
  return createClient().upload(route, new File(['woof'], 'a.txt'), options);
}

describe('a file that is sent', () => {
  it.each([200, 201, 299])('UPL-01 is taken with an answer of %i', async (status) => {
    expect(await send(status)).toEqual({ code: 'conflict' });
  });

  it.each([300, 400, 413, 500, 599])('UPL-01 is refused with an answer of %i', async (status) => {
    const refused = await send(status).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status, told: 'Why.', code: 'conflict' });
  });

  it('UPL-01 says how much of it has left', async () => {
    const seen: UploadProgress[] = [];
    await send(200, (progress) => void seen.push(progress));
    expect(seen.at(-1)?.sentBytes).toBeGreaterThan(0);
    expect(seen.at(-1)?.sentBytes).toBe(seen.at(-1)?.totalBytes);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadResponse } from '@petwise/contracts';
import { expect } from 'vitest';
import { startTestServer, type Device, type TestServer } from './test-server.ts';

/** A server that listens, and one signed-in device that uploads to it as a browser does. */
export interface UploadClient {
  readonly server: TestServer;
  readonly device: Device;
  readonly address: string;
  upload(
    content: Buffer,
    name: string,
    options?: { who?: Device; path?: string; fields?: Record<string, string> },
  ): Promise<Response>;
  /** Every file below the uploads folder. */
  filesOnDisk(): Promise<string[]>;
  /** Restarts the server and listens again. */
  restart(): Promise<void>;
}

export async function startUploadClient(
  parts: Parameters<typeof startTestServer>[1] = {},
  environment: Record<string, string> = {},
): Promise<UploadClient> {
  const server = await startTestServer(environment, parts);
  let address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const device = await server.device();
  return {
    server,
    device,
    get address() {
      return address;
    },
    upload: (content, name, { who = device, path = '/api/secure-upload', fields = {} } = {}) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), name);
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      const headers = { cookie: who.cookieHeader() };
      return fetch(address + path, { method: 'POST', body: form, headers });
    },
    filesOnDisk: async () => {
      const names = await readdir(join(server.config.dataDir, 'uploads'), { recursive: true });
      return names.filter((name) => /[\\/]/.test(name)).toSorted();
    },
    restart: async () => {
      await server.restart();
      address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    },
  };
}

export async function stored(response: Response): Promise<UploadResponse> {
  expect(response.status).toBe(200);
  // The server checks its answers against the contract in tests.
  return (await response.json()) as UploadResponse;
}

export async function refusal(
  response: Response,
): Promise<{ status: number; code: string; error: string }> {
  // A problem, or the test that asked for one fails on its code.
  const problem = (await response.json()) as { code: string; error: string };
  return { status: response.status, code: problem.code, error: problem.error };
}

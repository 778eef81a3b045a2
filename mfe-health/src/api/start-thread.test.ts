// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../testing/fake-worker.ts';
import { startThread } from './start-thread.ts';

const PAGE = 'https://pets.example';

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});

describe('startThread', () => {
  it('starts a script of the page’s own origin as it is', () => {
    const address = new URL('/mfe-health/1/reader.js', PAGE);
    const { end } = startThread(address, PAGE);
    expect(FakeWorker.started[0]?.address).toBe(address.href);
    end();
    expect(FakeWorker.started[0]?.isEnded).toBe(true);
  });

  it('starts a script of another origin through one of the page’s own', async () => {
    const blobs: Blob[] = [];
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${PAGE}/${blobs.push(blob)}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    });
    const { end } = startThread(new URL('https://cdn.example/mfe-health/1/reader.js'), PAGE);
    expect(FakeWorker.started[0]?.address).toBe(`blob:${PAGE}/1`);
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener('load', done));
    reader.readAsText(blobs[0] ?? new Blob());
    await read;
    expect(reader.result).toBe('import "https://cdn.example/mfe-health/1/reader.js";');
    end();
    expect(revoked).toEqual([`blob:${PAGE}/1`]);
    expect(FakeWorker.started[0]?.isEnded).toBe(true);
  });
});

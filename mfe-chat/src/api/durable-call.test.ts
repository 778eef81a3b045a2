import { ApiError, NetworkError } from '@petwise/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DurableCall, freshCall, type StoredCall } from './durable-call.ts';

/** One store, as a tab has it; each `DurableCall` over it is a page. */
function tab() {
  let stored: StoredCall | null = null;
  const calls = () =>
    new DurableCall<StoredCall>({ read: () => stored, keep: (call) => void (stored = call) });
  return { calls, stored: () => stored };
}

/** Sends that a test answers for, and all that was told. */
function steps(send: (signal: AbortSignal) => Promise<string>) {
  const told: unknown[] = [];
  return {
    told,
    send: vi.fn(send),
    started: () => void told.push('started'),
    retrying: () => void told.push('retrying'),
    answered: (answer: string) => void told.push(answer),
    failed: (error: unknown) => void told.push(error),
  };
}

const refused = (status: number, statusText = 'Nope') =>
  new ApiError({ status, statusText }, null, null);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a call of which nothing is lost', () => {
  it('is kept before it goes, and until it is answered', async () => {
    const { calls, stored } = tab();
    const call = freshCall(null);
    const seen: (StoredCall | null)[] = [];
    const one = steps(() => (seen.push(stored()), Promise.resolve('yes')));
    expect(await calls().run(call, one)).toBe(true);
    expect(seen).toEqual([call]);
    expect(one.told).toEqual(['started', 'yes']);
    expect(stored()).toBeNull();
  });

  it('goes again where the line broke, twice, and is kept after that', async () => {
    const { calls, stored } = tab();
    const call = freshCall(null);
    const broken = [refused(502), new NetworkError('offline'), new NetworkError('offline')];
    const one = steps(() => Promise.reject(broken.shift()));
    const done = calls().run(call, one);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await done).toBe(false);
    expect(one.told).toMatchObject(['started', 'retrying', 'retrying', { kind: 'offline' }]);
    expect(stored()).toEqual(call);
    expect(freshCall(stored()).key).toBe(call.key);
    expect(console.error).toHaveBeenCalledWith('HTTP 502: Nope');
  });

  it('goes on by itself when a database that was away for 20 seconds is back: nothing else tells the page', async () => {
    const { calls, stored } = tab();
    const back = Date.now() + 20_000;
    const one = steps(() =>
      Date.now() < back ? Promise.reject(refused(503)) : Promise.resolve('yes'),
    );
    const done = calls().run(freshCall(null), one);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await done).toBe(true);
    expect(one.told.at(-1)).toBe('yes');
    expect(stored()).toBeNull();
  });

  it('is given back to the owner, and kept, when the server stays away for minutes', async () => {
    const { calls, stored } = tab();
    const one = steps(() => Promise.reject(refused(503)));
    const done = calls().run(freshCall(null), one);
    await vi.advanceTimersByTimeAsync(130_000);
    expect(await done).toBe(false);
    expect(one.told.at(-1)).toMatchObject({ status: 503 });
    expect(stored()).not.toBeNull();
  });

  it.each([401, 429, 500])('stays kept after %i: the server may yet do it', async (status) => {
    const { calls, stored } = tab();
    const one = steps(() => Promise.reject(refused(status)));
    await calls().run(freshCall(null), one);
    expect(one.send).toHaveBeenCalledOnce();
    expect(stored()).not.toBeNull();
  });

  it.each([400, 404, 409])('is over after %i: its key is not used again', async (status) => {
    const { calls, stored } = tab();
    await calls().run(
      freshCall(null),
      steps(() => Promise.reject(refused(status))),
    );
    expect(stored()).toBeNull();
  });

  it('is taken up by the next page, unless the owner had stopped it; a try on purpose has its key', async () => {
    const { calls, stored } = tab();
    const call = freshCall(null);
    const first = calls();
    const one = steps(() => new Promise<never>(() => undefined));
    void first.run(call, one);
    expect(one.send.mock.lastCall?.[0].aborted).toBe(false);
    first.stop();
    expect(one.send.mock.lastCall?.[0].aborted).toBe(true);
    const second = calls();
    expect(second.interrupted).toEqual(call);
    expect(second.cancel()).toEqual(call);
    expect(calls().interrupted).toBeNull();
    expect(freshCall(stored())).toMatchObject({ key: call.key, cancelled: false });
  });

  it('lets go without a word while it waits for another try', async () => {
    const { calls, stored } = tab();
    const page = calls();
    const one = steps(() => Promise.reject(new NetworkError('offline')));
    const done = page.run(freshCall(null), one);
    await vi.advanceTimersByTimeAsync(500);
    page.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await done).toBe(false);
    expect(one.told).toEqual(['started', 'retrying']);
    expect(stored()).not.toBeNull();
  });

  it('is alone: another does nothing meanwhile, and goes afterwards', async () => {
    const { calls } = tab();
    const page = calls();
    let answer: (text: string) => void = () => undefined;
    const one = steps(() => new Promise<string>((resolve) => (answer = resolve)));
    const done = page.run(freshCall(null), one);
    const other = steps(() => Promise.resolve('other'));
    expect(await page.run(freshCall(null), other)).toBe(false);
    expect(other.told).toEqual([]);
    answer('yes');
    expect(await done).toBe(true);
    expect(await page.run(freshCall(null), other)).toBe(true);
  });
});

// @vitest-environment jsdom
import {
  consultRoutes,
  type DeviceConsultBody,
  deviceConsultRoutes,
  followUpRoutes,
} from '@petwise/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginConsult, BODY, clientOn, FakeNet } from './fake-net.ts';
import { forgetHeld, heldIds, isHeld } from './held-ids.ts';
import { sendStored } from './send-stored.ts';

const ID = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';
let net: FakeNet;
let client: ReturnType<typeof clientOn>;

beforeEach(() => {
  net = new FakeNet();
  client = clientOn(net);
});
afterEach(() => {
  forgetHeld();
  vi.restoreAllMocks();
});

/** A consult on this device, from the symptoms to the report. */
async function finishOnDevice(key = ID): Promise<void> {
  net.lose();
  await beginConsult(client, key);
  await client.call(consultRoutes.answer, {
    body: { sessionId: key, answer: 'Yes', attachedFiles: [] },
    idempotencyKey: crypto.randomUUID(),
  });
  await client.call(consultRoutes.finalize, { body: { sessionId: key } });
}

/** Its owner deletes all while it is on its way. */
async function forgetWhileSending(): Promise<void> {
  let go = (): void => undefined;
  net.hold = new Promise((resolve) => (go = resolve));
  const sending = sendStored();
  forgetHeld();
  go();
  await sending;
}

describe('back online', () => {
  const saved = () => ({ sessionId: ID, stored: 'now' });

  it('what was finished goes out once and leaves this device; what was not stays', async () => {
    const open = '00000000-2f4e-4b57-9d52-0a4f2f0f5a11';
    await finishOnDevice();
    await beginConsult(client, open);
    net.comeBack(saved);
    expect(await Promise.all([sendStored(), sendStored()])).toEqual([
      { sent: 1, waiting: 0 },
      { sent: 1, waiting: 0 },
    ]);
    expect(net.sent.map(({ path }) => path)).toEqual([deviceConsultRoutes.save.path]);
    // Written by `sendStored` as this contract's body.
    const body = JSON.parse(net.sent[0]?.body ?? '') as DeviceConsultBody;
    expect(body).toMatchObject({ sessionId: ID, patientData: BODY.patientData });
    expect(heldIds()).toEqual([open]);
    expect(await sendStored()).toEqual({ sent: 0, waiting: 0 });
  });

  it.each(['before', 'while'])(
    'bug: a reminder answered %s its report is sent came back once the server had it',
    async (when) => {
      const answer = () => client.call(followUpRoutes.lookedAgain, { params: { sessionId: ID } });
      await finishOnDevice();
      if (when === 'before') await answer();
      net.comeBack(saved);
      let go = (): void => undefined;
      net.hold = new Promise((resolve) => (go = resolve));
      const sending = sendStored();
      if (when === 'while') await answer();
      go();
      await sending;
      expect(JSON.parse(net.sent.at(-1)?.body ?? '')).toMatchObject({ lookedAgain: true });
      expect(isHeld(ID)).toBe(false);
    },
  );

  it('waits on when the connection breaks again, or the session has ended', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await finishOnDevice();
    expect(await sendStored()).toEqual({ sent: 0, waiting: 1 });
    net.comeBack(() => ({ error: 'Please sign in', code: 'not-authenticated' }));
    net.status = 401;
    expect(await sendStored()).toEqual({ sent: 0, waiting: 1 });
    expect(isHeld(ID)).toBe(true);
  });

  it('keeps what the server refuses for good, and does not send it for ever', async () => {
    await finishOnDevice();
    net.comeBack(() => ({ error: 'No', code: 'conflict' }));
    net.status = 409;
    await sendStored();
    await sendStored();
    expect(net.sent).toHaveLength(1);
    expect(isHeld(ID)).toBe(true);
  });

  it('bug: what its owner deleted while it was on its way came back when the server refused it', async () => {
    await finishOnDevice();
    net.comeBack(() => ({ error: 'No', code: 'conflict' }));
    net.status = 409;
    await forgetWhileSending();
    expect(heldIds()).toEqual([]);
  });

  it('what its owner deletes while it is on its way is deleted there too', async () => {
    await finishOnDevice();
    net.comeBack((path) => (path === deviceConsultRoutes.save.path ? saved() : { deleted: true }));
    await forgetWhileSending();
    expect(net.sent.map(({ path }) => path)).toEqual([
      deviceConsultRoutes.save.path,
      `/api/consults/${ID}`,
    ]);
  });
});

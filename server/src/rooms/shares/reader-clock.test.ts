import type { NewShareLink } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { READER_CLOCK, READER_CLOCK_SOURCE } from './reader-clock.ts';

let server: TestServer;
let owner: Device;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.device();
  sessionId = await finishedConsult(owner);
});
afterAll(() => server.close());

/** What a link made in that zone opens. */
async function page(timeZone: string) {
  const payload = { sessionId, timeZone };
  const made = await owner.inject({ method: 'POST', url: '/api/shares', payload });
  const { url } = made.json<NewShareLink>();
  return owner.inject({ url: new URL(url).pathname });
}

test('RPT-07 the page has its times in the zone of who made the link, and in UTC when that is none', async () => {
  const zoned = await page('Asia/Tokyo');
  const time = /Made on <time datetime="[^"]+Z">\d{4}-\d\d-\d\d \d\d:\d\d (\S+)<\/time>\./;
  expect(time.exec(zoned.body)?.[1]).toBe('GMT+9');
  expect(time.exec((await page('Moon/Crater')).body)?.[1]).toBe('UTC');
});

test('bug: the day that “since yesterday” means was that of Greenwich, wherever the reader is', async () => {
  const day = async (timeZone: string): Promise<string[]> => {
    const { body } = await page(timeZone);
    const [, iso = '', shown = ''] =
      /About <time datetime="([^"]+Z)">(\d{4}-\d\d-\d\d)<\/time>: “[^”]*since yesterday/.exec(
        body,
      ) ?? [];
    return [shown, new Date(iso).toLocaleDateString('sv', { timeZone })];
  };
  // Never of one day: 25 hours lie between them.
  const [shown, expected] = await day('Pacific/Kiritimati');
  const [shownInTheWest, expectedInTheWest] = await day('Pacific/Pago_Pago');
  expect([shown, shownInTheWest]).toEqual([expected, expectedInTheWest]);
  expect(shown).not.toBe(shownInTheWest);
});

test('Z5 the clock is the page’s one script, and its policy allows no other', async () => {
  const { body, headers } = await page('UTC');
  expect(body.split(/<script/i)).toHaveLength(2);
  expect(body).toContain(`<script>${READER_CLOCK}</script>`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src ${READER_CLOCK_SOURCE};`);
  expect(policy.match(/script-src/g)).toHaveLength(1);
});

import { randomBytes } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { healthXml, zip } from '../../server/src/testing/make-files.ts';
import { expect, test } from '../fixtures/test.ts';

const RECORDS = 1_234;

/** How the line is from now on; bytes a second upwards. */
async function line(cdp: CDPSession, { offline = false, upload = -1 }): Promise<void> {
  const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: upload };
  await cdp.send('Network.emulateNetworkConditions', conditions);
}

test.setTimeout(180_000);

test('an export goes on where it stopped when the line breaks in the middle', async ({ owner }) => {
  const cdp = await owner.context().newCDPSession(owner);
  await cdp.send('Network.enable');
  const asked: string[] = [];
  owner.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/resumable')) asked.push(`${request.method()} ${search}`);
  });
  await owner.goto('/health-upload');
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  await line(cdp, { upload: 4_000_000 });
  await owner.getByLabel(/Drop your export.zip here/).setInputFiles({
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: zip([
      { name: 'apple_health_export/export.xml', content: healthXml(RECORDS) },
      { name: 'apple_health_export/workout-routes/route.gpx', content: randomBytes(40_000_000) },
    ]),
  });
  const bar = owner.getByRole('progressbar', { name: 'Progress of the upload' });
  // Past the first piece of eight megabytes.
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
    .toBeGreaterThan(25);
  await line(cdp, { offline: true });
  const before = asked.length;
  // It notices, and tries to find out how much has arrived.
  await expect
    .poll(() => asked.slice(before).some((one) => one.startsWith('GET')), { timeout: 60_000 })
    .toBe(true);
  await expect(bar).toBeVisible();
  await line(cdp, {});
  await expect(owner.getByText('Total Records')).toBeVisible({ timeout: 60_000 });
  await expect(owner.getByText(RECORDS.toLocaleString('en-US')).first()).toBeVisible();
  const begun = asked.filter((one) => one === 'POST ').length;
  expect(begun, 'the file was begun once').toBe(1);
  const pieces = asked.filter((one) => one.startsWith('POST ?offset=')).map((one) => one.slice(13));
  expect(
    pieces.filter((offset) => offset === '0'),
    'its first piece was sent once',
  ).toHaveLength(1);
});

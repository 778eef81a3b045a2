import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { writeBigExport } from '../fixtures/big-export.ts';
import { finishedReport, openReport } from '../fixtures/finished-report.ts';
import { healthExport } from '../fixtures/health-export.ts';
import { expect, test } from '../fixtures/test.ts';

const RECORDS = 2_400;
const LARGE_BYTES = 106_000_000;
/** So much that reading it takes seconds anywhere. */
const SLOW_BYTES = 3_500_000_000;
/** A summary is a few kilobytes. */
const SUMMARY_BYTES = 64 * 1024;

test.setTimeout(180_000);

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'petwise-export-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every call of the page that carries something to the server. */
function sendings(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

async function openHealth(page: Page): Promise<void> {
  await page.goto('/health-upload');
  await expect(page.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
}

async function openLast(page: Page): Promise<void> {
  await openHealth(page);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText(RECORDS.toLocaleString('en-US')).first()).toBeVisible();
}

const picker = /Drop your export.zip here/;

test('HLTH-02 HLTH-06 an export larger than 100 MB is read on the device, and its summary alone is sent and kept', async ({
  owner,
  server,
  problems,
}) => {
  const path = join(folder, 'export.zip');
  writeBigExport(path, { bytes: LARGE_BYTES, records: RECORDS, isPacked: true });
  await openHealth(owner);
  const sent = sendings(owner);
  await owner.getByLabel(picker).setInputFiles(path);
  await expect(
    owner.getByText('Please upload a ZIP file from Apple Health export').first(),
  ).toBeVisible();
  await expect(owner.getByText('This file is too large to upload')).toBeVisible();
  await owner.getByRole('button', { name: 'Read it on this device' }).click();
  await expect(owner.getByText('Total Records')).toBeVisible({ timeout: 60_000 });
  await expect(owner.getByText(RECORDS.toLocaleString('en-US')).first()).toBeVisible();
  await expect(owner.getByRole('img', { name: /^Heart rate, Jan 2026 to Apr 2026/ })).toBeVisible();

  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.getByText('Show as a table').first().click();
  await expect(owner.getByRole('table').first()).toBeVisible();
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const title = await owner.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.x, 'the margin of the page').toBeGreaterThanOrEqual(16);

  const health = sent.filter((request) => !request.url().includes('/api/page-report'));
  expect(health.map((request) => new URL(request.url()).pathname)).toEqual(['/api/health/device']);
  const body = health[0]?.postData() ?? '';
  expect(body).toContain(`"totalRecords":${RECORDS}`);
  expect(body, 'no name of a device').not.toContain('Watch');
  expect(body.length).toBeLessThan(SUMMARY_BYTES);

  await openLast(owner);
  expect(problems).toEqual([]);
  await server.restart();
  await openLast(owner);
  // While no server was there, the open page asked for one, or told how it fares, and was refused.
  for (const refused of problems.splice(0)) expect(refused).toContain('ERR_CONNECTION_REFUSED');

  await owner.getByRole('switch', { name: 'Add this summary to my next assessment' }).click();
  await owner.getByRole('button', { name: 'Start Health Analysis' }).click();
  await expect(owner.getByText('Analysis started').first()).toBeVisible();
  await openReport(owner, await finishedReport(owner, 'My dog has been sneezing since yesterday'));
  const section = owner.locator('details', {
    has: owner.getByRole('heading', { name: 'Patient Health Data Analysis' }),
  });
  if ((await section.getAttribute('open')) === null)
    await section.locator('summary').first().click();
  await expect(section).toContainText('These are a person’s numbers');
  await expect(section).toContainText('Heart rate');
  expect(problems).toEqual([]);
});

test('HLTH-03 reading on the device shows how far it is, stops when told to, and leaves nothing behind', async ({
  owner,
  problems,
}) => {
  const path = join(folder, 'slow.zip');
  writeBigExport(path, { bytes: SLOW_BYTES, records: RECORDS, isPacked: false });
  await openHealth(owner);
  const sent = sendings(owner);
  await owner.getByRole('radio', { name: 'On this device' }).check({ force: true });
  await owner.getByLabel(picker).setInputFiles(path);
  const bar = owner.getByRole('progressbar', { name: 'Progress of reading' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(owner.workers()).toHaveLength(1);
  await owner.getByRole('button', { name: 'Cancel' }).click();
  await expect(owner.getByLabel(picker)).toBeVisible();
  await expect.poll(() => owner.workers().length).toBe(0);
  await expect(owner.getByRole('button', { name: 'Open it' })).toHaveCount(0);
  expect(sent.filter((request) => request.url().includes('/api/health'))).toEqual([]);

  await owner.getByRole('radio', { name: 'On this device' }).check({ force: true });
  await owner.getByLabel(picker).setInputFiles(healthExport({ records: 321 }));
  await expect(owner.getByText('Total Records')).toBeVisible();
  await expect(owner.getByText('321').first()).toBeVisible();
  expect(problems).toEqual([]);
});

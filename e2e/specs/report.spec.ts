import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { finishedReport, openReport, post } from '../fixtures/finished-report.ts';
import { expect, test } from '../fixtures/test.ts';

const VOMITING = 'My Beagle has been vomiting since yesterday. He is tired and will not eat.';
const COUGHING = 'My Beagle coughs at night.';
const ITCHING = 'My Beagle scratches his ears and shakes his head.';

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return download;
}

async function section(page: Page, title: string) {
  const found = page.locator('details', { has: page.getByRole('heading', { name: title }) });
  if ((await found.getAttribute('open')) === null) await found.locator('summary').first().click();
  return found;
}

test('RPT-02 RPT-06 a report opens by its link, again after a reload; the bare page leads home', async ({
  owner,
  problems,
}) => {
  const id = await finishedReport(owner, COUGHING);
  await openReport(owner, id);
  expect(await owner.evaluate(() => scrollY)).toBe(0);
  await expect(owner.getByRole('heading', { name: 'Return if' })).toBeVisible();
  const danger = owner.getByRole('region', { name: 'What would make this an emergency' });
  await danger.locator('summary').click();
  await expect(
    danger.getByText(/Chance of a cause that cannot wait: \d+% now/).first(),
  ).toBeVisible();
  const answers = await section(owner, 'Clinical Significance Analysis');
  await expect(
    answers.getByText(/^This answer (raised|lowered) .+ from .*%/).first(),
  ).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  await owner.goto('/assessment');
  await expect(owner).toHaveURL('/');
  expect(problems).toEqual([]);
});

test('RPT-07 saves the PDF and the file for the vet without personal data in their names, and copies text', async ({
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await finishedReport(owner, VOMITING);
  await openReport(owner, id);

  const pdf = await saved(owner, 'Save as PDF');
  expect(pdf.suggestedFilename()).toMatch(/^petwise-report-\d{4}-\d\d-\d\d\.pdf$/);
  const bytes = await readFile(await pdf.path());
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(bytes.toString('latin1')).toContain('/StructTreeRoot');

  const file = await saved(owner, 'File for your vet');
  expect(file.suggestedFilename()).toMatch(/^petwise-file-for-vet-\d{4}-\d\d-\d\d\.json$/);
  const handover: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(handover).toMatchObject({
    schema: 'petwise.vet-handover',
    sessionId: id,
    patient: { species: 'Dog', breed: 'Beagle' },
    ownersWords: [{ text: VOMITING }, { text: 'No' }],
  });

  await owner.getByRole('button', { name: 'Copy as text' }).click();
  await expect(owner.getByText('Report copied').first()).toBeVisible();
  const copied = await owner.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('RETURN IF');
  expect(copied).toContain('WHAT WOULD MAKE THIS AN EMERGENCY');
});

test('RPT-07 hands the text to the phone’s share sheet; closing it is no failure, and without one there is no button', async ({
  owner,
}) => {
  const id = await finishedReport(owner, VOMITING);
  await owner.addInitScript(() => {
    if (localStorage.getItem('without-share') !== null) {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      return;
    }
    const shared: ShareData[] = [];
    Reflect.set(window, 'shared', shared);
    const share = async (data: ShareData): Promise<void> => {
      shared.push(data);
      if (shared.length === 2) throw new DOMException('closed', 'AbortError');
      if (shared.length === 3) throw new DOMException('refused', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await openReport(owner, id);
  const button = owner.getByRole('button', { name: 'Share', exact: true });
  // What the fake above keeps.
  const count = () => owner.evaluate(() => Reflect.get(window, 'shared').length as number);
  await button.click();
  await expect.poll(count).toBe(1);
  await button.click();
  await expect.poll(count).toBe(2);
  await expect(owner.getByText('That did not work')).toHaveCount(0);
  await button.click();
  await expect(owner.getByText('That did not work').first()).toBeVisible();
  // What the fake above keeps.
  const [first] = await owner.evaluate(() => Reflect.get(window, 'shared') as ShareData[]);
  expect(first?.title).toBe('Pet health report');
  expect(first?.text).toContain('RETURN IF');
  await owner.evaluate(() => localStorage.setItem('without-share', ''));
  await owner.reload();
  await expect(owner.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('RPT-07 prints every section with its links, and nothing of the app around it', async ({
  owner,
}) => {
  const id = await finishedReport(owner, VOMITING);
  await openReport(owner, id);
  // Asking for a PDF sends the page the events of a printer.
  const a4 = await owner.pdf({ format: 'A4' });
  const letter = await owner.pdf({ format: 'Letter' });
  expect(a4.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  expect(letter.toString('latin1')).toMatch(/\/MediaBox \[0 0 612 792\]/);
  await owner.emulateMedia({ media: 'print' });
  await owner.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(owner.locator('[data-report] details:not([open]) h2')).toHaveCount(0);
  await expect(owner.getByRole('button', { name: 'Save as PDF' })).toBeHidden();
  await expect(owner.getByText(/^Emergency help: http:\/\/.+\/emergency$/)).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Start New Assessment' })).toBeHidden();
  await expect(owner.getByRole('banner')).toHaveCount(0);
});

test('RPT-07 a link opens that report alone, read-only and out of search, until it is taken back', async ({
  owner,
  browser,
  server,
}) => {
  const id = await finishedReport(owner, VOMITING);
  await openReport(owner, id);
  await owner.getByRole('button', { name: 'Link for your vet' }).click();
  const sheet = owner.getByRole('dialog', { name: 'Link for your vet' });
  await expect(sheet.getByLabel('How long it works')).toHaveValue('7');
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const address = await sheet.getByRole('textbox', { name: 'Your link' }).inputValue();
  expect(address).toMatch(/\/shared\/[\w-]{43}$/);

  const clinic = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Asia/Kolkata',
  });
  const page = await clinic.newPage();
  const answer = await page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('heading', { name: 'For the veterinarian' })).toBeVisible();
  // Three screens of a phone; the rest is folded.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3 * 844);
  await page.getByText('Medicines, tests and what the owner wrote').click();
  await expect(page.getByText(VOMITING).first()).toBeVisible();
  const answers = await section(page, 'Questions and answers');
  await expect(answers.getByRole('listitem').first()).toBeVisible();
  // The clinic's own time, whoever made the link.
  const times = page.locator('time[datetime]');
  const moment = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M GMT\+5:30$/;
  await expect(times.filter({ hasText: moment })).toHaveCount(2);
  const day = times.filter({ hasNotText: moment });
  const began = new Date((await day.getAttribute('datetime')) ?? '');
  const asked = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const;
  await expect(day).toHaveText(began.toLocaleDateString('en-US', asked));
  const files = page.getByRole('link', { name: /PDF/ });
  for (const file of await files.all())
    expect(await file.getAttribute('href')).toMatch(/timeZone=Asia%2F(Kolkata|Calcutta)$/);
  // The one thing that can be sent is the answer, by a plain form.
  expect(await page.locator('form').count()).toBe(1);
  await page.getByRole('link', { name: 'Write back to the owner' }).click();
  await page.getByLabel('Your answer').fill('Please bring him in today.');
  await page.getByRole('button', { name: 'Send to the owner' }).click();
  await expect(page.getByText('Thank you. The owner can read your answer now.')).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect((await page.request.get(`${server.url}/api/consults/${id}`)).status()).toBe(401);
  expect((await page.request.delete(address)).ok()).toBe(false);
  const pdf = await page.request.get(`${address}/report.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const pages = (await pdf.body()).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(2);

  const again = await owner.context().newPage();
  await openReport(again, id);
  const after = again.getByRole('region', { name: 'After the visit' });
  await expect(after.getByText('Please bring him in today.')).toBeVisible();
  await again.close();

  await sheet.getByRole('button', { name: /^Take back/ }).click();
  await expect(sheet.getByText('There are none.')).toBeVisible();
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await expect(page.getByText(VOMITING)).toHaveCount(0);
  await clinic.close();
});

test('past assessments are listed, opened, compared and deleted', async ({ owner, problems }) => {
  await finishedReport(owner, VOMITING);
  await finishedReport(owner, ITCHING);
  await owner.goto('/past-assessments');
  const entries = owner.getByRole('article');
  await expect(entries).toHaveCount(2);
  for (const box of await owner.getByRole('checkbox', { name: 'Compare' }).all()) await box.check();
  await owner.getByRole('button', { name: 'Show side by side' }).click();
  const table = owner.getByRole('region', { name: 'Side by side' });
  await expect(table.getByText('See a vet', { exact: false }).first()).toBeVisible();
  await table.getByRole('button', { name: 'Close' }).click();

  const itching = entries.filter({ hasText: 'scratches his ears' });
  await itching.getByRole('button', { name: 'Delete' }).click();
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(itching).toBeVisible();
  await itching.getByRole('button', { name: 'Delete' }).click();
  await expect(owner.getByText(/^Deleted: /)).toHaveCount(0, { timeout: 30_000 });
  await owner.reload();
  await expect(entries).toHaveCount(1);
  await entries.getByRole('link', { name: 'Open report' }).click();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('HLTH-06 RPT-02 health data that the owner added is drawn in the sixth section', async ({
  owner,
}) => {
  const { sessionId } = await post<{ sessionId: string }>(owner, '/api/health/device', HEALTH);
  await post(owner, `/api/health/${sessionId}/attach`, { attached: true, subject: 'pet' });
  await openReport(owner, await finishedReport(owner, VOMITING));
  const health = await section(owner, 'Patient Health Data Analysis');
  const chart = health.locator('figure').filter({ hasText: 'Heart rate' });
  await expect(chart.locator('svg polyline')).toBeVisible();
  await expect(chart.getByText(/^It rose from 60 per minute/)).toBeVisible();
  await chart.getByText('All values').click();
  await expect(chart.getByRole('row')).toHaveCount(3);
});

const HEALTH = {
  stats: { totalRecords: 400, totalDays: 60, metricsTypes: 1, processingTimeMs: 100 },
  workouts: 0,
  firstDay: '2026-08-01',
  lastDay: '2026-09-29',
  warnings: [],
  metrics: [
    {
      type: 'HKQuantityTypeIdentifierHeartRate',
      label: 'Heart rate',
      unit: 'per minute',
      group: 'vitals',
      rule: 'average',
      count: 400,
      firstDay: '2026-08-01',
      lastDay: '2026-09-29',
      days: 60,
      min: 55,
      max: 90,
      mean: 66,
      latest: 72,
      overlapDays: 0,
      trend: { recent: 72, earlier: 60, change: 0.2, windowDays: 30 },
      series: null,
    },
  ],
};

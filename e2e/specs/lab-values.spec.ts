import type { Page } from '@playwright/test';
import { pdf } from '../../server/src/testing/make-documents.ts';
import { attach, type GivenFile, openHome, passBasic, symptomsBox } from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

const ROWS = [
  ['Test', 'Result', 'Units', 'Reference', 'Flag'],
  ['Creatinine', '3.4', 'mg/dL', '0.8 - 2.4', 'H'],
  ['BUN', '68', 'mg/dL', '16 - 36', 'H'],
  ['T4', '1.9', 'ug/dL', '0.8 - 4.7', 'N'],
  ['Potassium', '4.1', 'mmol/L', '3.5 - 5.8', 'N'],
];
const CSV: GivenFile = {
  name: 'bloods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${ROWS.map((row) => row.join(',')).join('\n')}\n`),
};

const SYMPTOMS = 'My old cat drinks a lot, pees a lot and has lost weight.';

/** From the home screen to the medical history, where the values wait. */
async function openReview(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  await openHome(page);
  for (const file of files) {
    await attach(page, file);
    await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  }
  await symptomsBox(page).fill(SYMPTOMS);
  await symptomsBox(page).press('Enter');
  const breed = page.getByRole('combobox', { name: /^Breed/ });
  await breed.fill('Mixed');
  await breed.press('Escape');
  await passBasic(page);
  await expect(page.getByRole('heading', { name: 'Pet Medical History' })).toBeVisible();
}

/** How many questions the conversation holds. */
async function questionsIn(page: Page): Promise<number> {
  const text = await page.getByRole('log').first().innerText();
  return text.split('\n').filter((line) => /\?\s*$/.test(line) && !line.startsWith('Why')).length;
}

/** Skips the history, answers until the results may be asked for, and opens the report. */
async function goToReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip Medical History' }).click();
  const options = page.getByRole('group', { name: 'Quick answers' }).getByRole('button');
  const results = page.getByRole('button', { name: 'Process My Results' });
  await expect(options.first().or(results).first()).toBeVisible();
  for (let turn = 0; turn < 6 && !(await results.isVisible()); turn += 1) {
    const before = await questionsIn(page);
    await expect(options.last()).toBeEnabled();
    await options.last().click();
    await expect(async () => {
      const asked = await questionsIn(page);
      expect(asked > before || (await results.isVisible())).toBe(true);
    }).toPass();
  }
  await results.click();
  await expect(page.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
}

// Two forms, a consult and a report on a machine that may be busy.
test.slow();

test('UPL a laboratory report is read, confirmed, counted and drawn', async ({
  owner,
  problems,
}) => {
  await openReview(owner, CSV);
  await expect(
    owner.getByRole('heading', { name: 'We read 4 values from bloods.csv' }),
  ).toBeVisible();
  const creatinine = owner.getByRole('row', { name: /Creatinine/ });
  await expect(creatinine).toContainText('3.4 mg/dL');
  await expect(creatinine).toContainText('High');
  await expect(creatinine).toContainText('0.8 to 2.4');
  await owner.getByRole('checkbox', { name: 'Use Potassium' }).uncheck();
  await owner.getByRole('button', { name: 'Change Urea (BUN)' }).click();
  await owner.getByRole('textbox', { name: 'Value: Urea (BUN)' }).fill('69');
  await owner.getByRole('button', { name: 'Done: Urea (BUN)' }).click();
  await owner.getByRole('button', { name: 'Use these 3 values' }).click();
  await expect(owner.getByText('Please give the date, or tick “I don’t know”.')).toBeVisible();
  await owner.getByLabel('When was this test taken?').fill('2026-02-14');
  await owner.getByRole('button', { name: 'Use these 3 values' }).click();
  await expect(owner.getByText('3 values from bloods.csv will count.')).toBeVisible();

  await goToReport(owner);
  const part = owner.getByRole('region', { name: 'Lab values' });
  await expect(part.getByRole('listitem')).toHaveCount(3);
  await expect(part.getByRole('listitem').filter({ hasText: 'Creatinine' })).toContainText(
    'Normal range 0.8 to 2.4',
  );
  await expect(part.getByRole('listitem').filter({ hasText: 'Urea' })).toContainText('69 mg/dL');
  await expect(part.getByText('Measured Feb 14, 2026, as you told us')).toHaveCount(3);
  await expect(part.locator('li svg')).toHaveCount(3);
  const report = owner.locator('[data-door="report/assessment"]');
  await expect(report).toContainText('creatinine 3.4 mg/dL, high, page 1 of bloods.csv');
  expect(problems).toEqual([]);
});

test('UPL a PDF that nobody confirms holds nothing up, and the report says that it did not count', async ({
  owner,
}) => {
  const buffer = await pdf([ROWS]);
  await openReview(owner, { name: 'bloods.pdf', mimeType: 'application/pdf', buffer });
  await expect(
    owner.getByRole('heading', { name: 'We read 4 values from bloods.pdf' }),
  ).toBeVisible();
  await goToReport(owner);
  const part = owner.getByRole('region', { name: 'Lab values' });
  await expect(part).toContainText('None of your lab values count yet');
  await expect(part).toContainText('We read 4 values in your files that you did not confirm');
  await expect(owner.locator('[data-door="report/assessment"]')).not.toContainText(
    'creatinine 3.4',
  );
});

test('UPL of two files the one without a date is asked about, and both confirmed values stand in the report', async ({
  owner,
}) => {
  const t4 = (value: string, flag: string) => ['T4', value, 'ug/dL', '0.8 - 4.7', flag];
  const [header = []] = ROWS;
  const mimeType = 'application/pdf';
  const older = await pdf([[['Collected: 02/14/2025'], header, t4('3.1', '')]]);
  const newer = await pdf([[header, t4('6.8', 'H')]]);
  await openReview(
    owner,
    { name: 'older.pdf', mimeType, buffer: older },
    { name: 'newer.pdf', mimeType, buffer: newer },
  );
  const review = (name: string) =>
    owner.getByRole('form', { name: `We read 1 value from ${name}` });
  await expect(review('older.pdf').getByLabel('When was this test taken?')).toHaveValue(
    '2025-02-14',
  );
  await review('older.pdf').getByRole('button', { name: 'Use this value' }).click();
  await expect(owner.getByText('Taken on Feb 14, 2025.')).toBeVisible();
  await review('newer.pdf').getByRole('button', { name: 'Use this value' }).click();
  await expect(review('newer.pdf').getByLabel('When was this test taken?')).toBeFocused();
  await review('newer.pdf').getByRole('checkbox', { name: 'I don’t know' }).check();
  await review('newer.pdf').getByRole('button', { name: 'Use this value' }).click();
  await expect(owner.getByText('Date not known.')).toBeVisible();

  await goToReport(owner);
  const part = owner.getByRole('region', { name: 'Lab values' });
  await expect(part).toContainText('6.8 ug/dL');
  await expect(part).toContainText(
    'Date not known. Page 1 of newer.pdf. Used: its date is not known',
  );
  const others = part.getByRole('list', { name: /^Other values of/ });
  await expect(others).toContainText('3.1 ug/dL, Normal');
  await expect(others).toContainText('Measured Feb 14, 2025. Page 1 of older.pdf. Not used');
});

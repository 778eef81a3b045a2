import { openHome, symptomsBox } from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

const CSV = {
  name: 'bloods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Test,Result,Units,Reference,Flag\nCreatinine,3.4,mg/dL,0.8 - 2.4,H\nBUN,68,mg/dL,16 - 36,H\n',
  ),
};

test('UPL-01 UPL-04 UPL-05 records are added beside the medical history, and go with the assessment', async ({
  owner,
  problems,
}) => {
  test.slow();
  await openHome(owner);
  await symptomsBox(owner).fill('My old cat drinks a lot, pees a lot and has lost weight.');
  await symptomsBox(owner).press('Enter');
  const breed = owner.getByRole('combobox', { name: /^Breed/ });
  await breed.fill('Mixed');
  await breed.press('Escape');
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByRole('heading', { name: 'Pet Medical History' })).toBeVisible();
  await owner.getByRole('button', { name: 'Add files' }).click();
  const panel = owner.getByRole('dialog', { name: 'Upload Files' });
  await expect(panel.getByText('Drop files here or click to browse')).toBeVisible();
  await expect(panel.getByText(/Maximum file size: 25MB \(100MB for Apple Health/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Upload & Analyze' })).toBeDisabled();
  const input = panel.locator('input[type="file"]').first();
  await input.setInputFiles({ ...CSV, name: 'tool.exe', mimeType: 'application/octet-stream' });
  await expect(panel.getByText(/File type must be/)).toBeVisible();
  await input.setInputFiles(CSV);
  await expect(panel.getByRole('button', { name: 'Remove bloods.csv' })).toBeVisible();
  await panel.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(panel).toHaveCount(0);
  await expect(owner.getByText('1 file goes with this assessment.')).toBeVisible();
  await expect(
    owner.getByRole('heading', { name: 'We read 2 values from bloods.csv' }),
  ).toBeVisible();
  const started = owner.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/init'),
  );
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  expect((await started).postData() ?? '').toContain('bloods.csv');
  expect(problems).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { READ_PROBLEMS, type ReadProblem } from '@petwise/health-reader';
import { craftZip } from '@petwise/health-reader/testing';
import { healthExport } from '../fixtures/health-export.ts';
import { expect, test } from '../fixtures/test.ts';

const NAME = 'apple_health_export/export.xml';
/** A person waits this long for an answer and not longer. */
const SOON = { timeout: 10_000 };

const whole = healthExport({ records: 20_000 }).buffer;

/** Files that are all called export.zip, and what is wrong with each. */
const BAD: readonly (readonly [what: string, problem: ReadProblem, bytes: Uint8Array])[] = [
  ['a picture', 'not-a-zip', Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1')],
  ['nothing', 'empty', Buffer.alloc(0)],
  [
    'a renamed rar',
    'not-a-zip',
    Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'), randomBytes(50_000)]),
  ],
  ['a locked zip', 'encrypted', craftZip([{ name: NAME, data: 'secret', flags: 1 }])],
  ['a zip cut short', 'damaged', whole.subarray(0, whole.length / 2)],
  ['a zip of pictures', 'no-export', craftZip([{ name: 'holiday/beach.jpg', data: 'sand' }])],
  [
    'a bomb',
    'too-large',
    craftZip([{ name: NAME, data: `<HealthData>${' '.repeat(200_000_000)}` }]),
  ],
];

for (const place of ['Upload it', 'On this device']) {
  test(`HLTH-07 a bad export is refused soon and in clear words, and the next one is read (${place})`, async ({
    owner,
  }) => {
    await owner.goto('/health-upload');
    const picker = owner.getByLabel(/Drop your export.zip here/);
    const give = async (buffer: Buffer): Promise<void> => {
      await owner.getByRole('radio', { name: place }).check({ force: true });
      await picker.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer });
    };
    for (const [what, problem, bytes] of BAD) {
      await test.step(what, async () => {
        await give(Buffer.from(bytes));
        const words = READ_PROBLEMS[problem];
        await expect(owner.getByText('Upload failed').first()).toBeVisible(SOON);
        await expect(owner.getByText(words).first()).toBeVisible(SOON);
        await expect(picker).toBeVisible();
      });
    }
    await give(whole);
    await expect(owner.getByText('20,000').first()).toBeVisible(SOON);
  });
}

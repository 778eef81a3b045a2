import { png, zip } from '../../server/src/testing/make-files.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  attach,
  type GivenFile,
  openHome,
  sendButton,
  symptomsBox,
  textFile,
  transferOf,
} from '../fixtures/intake.ts';
import { healthExport } from '../fixtures/health-export.ts';

function office(name: string, part: string): GivenFile {
  const content = Buffer.from('<?xml version="1.0"?><document/>');
  const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
  return {
    name,
    mimeType: 'application/octet-stream',
    buffer: zip([types, { name: part, content }]),
  };
}

/** One real file of every kind that has a badge of its own. */
const KINDS: readonly (readonly [GivenFile, string])[] = [
  [{ name: 'paw.png', mimeType: 'image/png', buffer: png() }, 'IMG'],
  [
    {
      name: 'bloods.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      ),
    },
    'PDF',
  ],
  [office('letter.docx', 'word/document.xml'), 'DOC'],
  [{ name: 'weights.csv', mimeType: 'text/csv', buffer: Buffer.from('day,kg\n1,12.4\n') }, 'XLS'],
  [office('case.pptx', 'ppt/presentation.xml'), 'PPT'],
  [
    {
      name: 'photos.zip',
      mimeType: 'application/zip',
      buffer: zip([{ name: 'paw.png', content: png() }]),
    },
    'ZIP',
  ],
  [textFile('notes.txt'), 'DOC'],
  [textFile('readings.json', '{"weight":12}'), 'FILE'],
];

test('HOME-04 HOME-05 every kind of file gets its badge, and an Apple Health export its records', async ({
  owner,
}) => {
  await openHome(owner);
  const health = healthExport({ records: 1234 });
  await attach(owner, [...KINDS.map(([file]) => file), health]);
  const list = owner.getByRole('list', { name: 'Attached files' });
  for (const [file, badge] of KINDS) {
    const chip = list.getByRole('listitem').filter({ hasText: file.name });
    await expect(chip.getByText(badge, { exact: true })).toBeVisible();
    await expect(chip).toContainText(/\d\s?(bytes?|kB|MB)/);
  }
  const chip = list.getByRole('listitem').filter({ hasText: health.name });
  await expect(chip.getByText('HEALTH', { exact: true })).toBeVisible();
  await expect(chip).toContainText('1,234 records');
  await expect(chip).not.toContainText(/byte|kB|MB/);
  await chip.getByRole('button', { name: `Remove ${health.name}` }).click();
  await expect(chip).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(KINDS.length);
});

test('HOME-10 the input takes the kinds of the specification, and files go up one at a time', async ({
  owner,
}) => {
  await openHome(owner);
  await expect(owner.locator('input[type=file]').first()).toHaveAttribute(
    'accept',
    'image/*,.pdf,.txt,.doc,.docx,.xls,.xlsx,.csv,.ppt,.pptx,.rtf,.html,.htm,.json,.xml,.heic,.heif,image/heic,image/heif',
  );
  let running = 0;
  let most = 0;
  let calls = 0;
  await owner.route('**/api/secure-upload', async (route) => {
    running += 1;
    calls += 1;
    most = Math.max(most, running);
    const answer = await route.fetch();
    running -= 1;
    await route.fulfill({ response: answer });
  });
  await attach(
    owner,
    ['one.txt', 'two.txt', 'three.txt', 'four.txt'].map((name) => textFile(name)),
  );
  await expect(owner.getByRole('button', { name: /^Remove .+\.txt$/ })).toHaveCount(4);
  await expect(owner.getByRole('list', { name: 'Attached files' })).toContainText('four.txt');
  expect({ calls, most }).toEqual({ calls: 4, most: 1 });
});

test('HOME-11 a failed file says why and loses neither the others nor the text', async ({
  owner,
}) => {
  await openHome(owner);
  await symptomsBox(owner).fill('My dog drinks a lot');
  let refuse = true;
  await owner.route('**/api/secure-upload', (route) => {
    const isBad = (route.request().postDataBuffer() ?? Buffer.alloc(0)).includes('bad.txt');
    return isBad && refuse ? route.fulfill({ status: 502, body: 'no' }) : route.continue();
  });
  await attach(owner, [textFile('first.txt'), textFile('bad.txt'), textFile('last.txt')]);
  await expect(
    owner
      .getByRole('alert')
      .getByText('File upload failed: Upload failed: Bad Gateway. Please try again.'),
  ).toBeVisible();
  const attached = owner.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await expect(attached).toHaveCount(2);
  await expect(symptomsBox(owner)).toHaveValue('My dog drinks a lot');
  await expect(sendButton(owner)).toBeEnabled();
  refuse = false;
  await owner.getByRole('button', { name: 'Try again: bad.txt' }).click();
  await expect(attached).toHaveCount(3);
  await expect(owner.getByText(/File upload failed/)).toHaveCount(0);
});

test('a failed file that is removed takes its alert along', async ({ owner }) => {
  await openHome(owner);
  await owner.route('**/api/secure-upload', (route) => route.fulfill({ status: 502, body: 'no' }));
  await attach(owner, textFile('bad.txt'));
  await expect(owner.getByText(/^File upload failed/)).toBeVisible();
  await owner.getByRole('button', { name: 'Remove bad.txt' }).click();
  await expect(owner.getByText('bad.txt')).toHaveCount(0);
  await expect(owner.getByText(/^File upload failed/)).toHaveCount(0);
});

test('HOME-04 files are taken by drop and by paste, and a kind that cannot be read is refused in words', async ({
  owner,
}) => {
  await openHome(owner);
  await symptomsBox(owner).fill('My rabbit sneezes');
  const dropped = await transferOf(owner, textFile('dropped.txt'));
  const main = owner.getByRole('heading', { level: 1 });
  await main.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(owner.getByText('Drop files to attach them')).toBeVisible();
  await main.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(owner.getByRole('button', { name: 'Remove dropped.txt' })).toBeVisible();

  const image = { name: 'image.png', mimeType: 'image/png', buffer: png() };
  const pasted = await transferOf(owner, image);
  await symptomsBox(owner).evaluate((box, clipboardData) => {
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    box.dispatchEvent(paste);
  }, pasted);
  await expect(owner.getByRole('button', { name: 'Remove image.png' })).toBeVisible();

  const movie = { name: 'walk.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') };
  await main.dispatchEvent('drop', { dataTransfer: await transferOf(owner, movie) });
  await expect(owner.getByText(/^walk\.mp4 cannot be attached\./)).toBeVisible();
  await expect(symptomsBox(owner)).toHaveValue('My rabbit sneezes');
  await expect(sendButton(owner)).toBeEnabled();
});

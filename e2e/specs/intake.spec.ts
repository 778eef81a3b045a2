import { expect, test } from '../fixtures/test.ts';
import {
  attach,
  HOME_HEADING,
  openHistory,
  openHome,
  sendButton,
  symptomsBox,
  textFile,
} from '../fixtures/intake.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

test('HOME-01 heading, a box that asks for specific answers, attach and send; on a phone and a desktop', async ({
  owner,
  problems,
}) => {
  for (const size of [DESKTOP, PHONE]) {
    await owner.setViewportSize(size);
    await openHome(owner);
    await expect(symptomsBox(owner)).toHaveAttribute('placeholder', /specific/);
    const box = await symptomsBox(owner).boundingBox();
    expect(box?.height).toBeGreaterThan(90);
    for (const button of [owner.getByRole('button', { name: 'Attach files' }), sendButton(owner)]) {
      const at = await button.boundingBox();
      expect(Math.min(at?.width ?? 0, at?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const overflow = await owner.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('HOME-02 on the home screen a file alone is enough to send', async ({ owner }) => {
  await openHome(owner);
  await expect(sendButton(owner)).toBeDisabled();
  await attach(owner, textFile('bloods.txt'));
  await expect(owner.getByRole('button', { name: 'Remove bloods.txt' })).toBeVisible();
  await expect(sendButton(owner)).toBeEnabled();
  await sendButton(owner).click();
  await expect(owner).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/basic-intake$/);
});

test('HOME-03 Shift+Enter makes a new line, Enter sends', async ({ owner }) => {
  await openHome(owner);
  await symptomsBox(owner).pressSequentially('My cat sneezes');
  await symptomsBox(owner).press('Shift+Enter');
  await symptomsBox(owner).pressSequentially('and her eyes run');
  await expect(symptomsBox(owner)).toHaveValue('My cat sneezes\nand her eyes run');
  await expect(owner).toHaveURL('/');
  await symptomsBox(owner).press('Enter');
  await expect(owner).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/basic-intake$/);
});

test('HOME-06 the info button is there on narrow screens only, with the exact words', async ({
  owner,
}) => {
  await openHome(owner);
  const info = owner.getByRole('button', { name: 'About Petwise on your phone' });
  await expect(info).toHaveCount(0);
  await owner.setViewportSize(PHONE);
  await expect(info).toBeVisible();
  expectApart(
    await info.boundingBox(),
    await owner.getByRole('heading', { name: HOME_HEADING }).boundingBox(),
  );
  await info.click();
  const sheet = owner.getByRole('dialog');
  for (const words of [
    'Share → Add to Home',
    'Menu → Add to Home',
    'Enter symptoms and upload data',
    'Answer personalised diagnostic questions',
    'Get expert analysis with possible conditions',
    'Get care options',
    'Analysis in about 20 minutes',
    'No password after install',
    'Offline use',
    'One-tap emergency access',
  ]) {
    await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Got it!' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(info).toBeFocused();
});

test('HOME-06 where the browser offers to install, the sheet has its button', async ({ owner }) => {
  await owner.setViewportSize(PHONE);
  await openHome(owner);
  await owner.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: 'dismissed', platform: 'web' }),
    });
    window.dispatchEvent(offer);
  });
  await owner.getByRole('button', { name: 'About Petwise on your phone' }).click();
  await owner.getByRole('button', { name: 'Install Petwise' }).click();
  await expect(owner.getByText('Not installed. You can install it later from here.')).toBeVisible();
});

test('HOME-07 HOME-09 a send hands symptoms, files, sex and time to the assessment', async ({
  owner,
}) => {
  await openHome(owner);
  await owner.evaluate(() => {
    const keep: unknown = Reflect.get(Storage.prototype, 'setItem');
    if (typeof keep !== 'function') throw new Error('This browser has no storage');
    Storage.prototype.setItem = function (key, value) {
      if (this === sessionStorage) Reflect.set(window, `kept ${key}`, value);
      Reflect.apply(keep, this, [key, value]);
    };
  });
  await attach(owner, textFile('note.txt'));
  await expect(owner.getByRole('button', { name: 'Remove note.txt' })).toBeVisible();
  await symptomsBox(owner).fill('She hides. Her belly is tight. He, my other cat, is well.');
  await sendButton(owner).click();
  await expect(owner).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/basic-intake$/);
  await expect(owner.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  const handed: unknown = await owner.evaluate(() =>
    JSON.parse(String(Reflect.get(window, 'kept testResponsesInitialData'))),
  );
  expect(handed).toMatchObject({
    symptoms: 'She hides. Her belly is tight. He, my other cat, is well.',
    uploadedFiles: [{ name: 'note.txt', type: 'text/plain' }],
    detectedSex: 'female',
    timestamp: expect.any(Number),
  });
  expect(await owner.evaluate(() => sessionStorage.getItem('testResponsesInitialData'))).toBeNull();
});

test('HOME-08 a counter tells how long the screen has been busy', async ({ owner }) => {
  await openHome(owner);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await owner.route('**/api/secure-upload', async (route) => {
    await held;
    await route.continue();
  });
  await symptomsBox(owner).fill('My dog limps');
  await attach(owner, textFile('slow.txt'));
  await expect(owner.getByRole('timer')).toHaveText(/^[2-9]s$/);
  await expect(sendButton(owner)).toBeDisabled();
  release();
  await expect(owner.getByRole('timer')).toHaveCount(0);
  await expect(sendButton(owner)).toBeEnabled();
});

test('HOME-08 the overlay that starts the consult counts the time', async ({ owner }) => {
  await openHistory(owner, 'My Beagle Rex limps.', 'Beagle');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await owner.route('**/api/responses-test/init', async (route) => {
    await held;
    await route.continue();
  });
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  await expect(owner.getByRole('heading', { name: 'Preparing your assessment' })).toBeVisible();
  await expect(owner.getByRole('timer')).toHaveText(/^[2-9]s$/);
  release();
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
});

test('HOME-12 where the start fails the owner is told, and the text stays', async ({ owner }) => {
  await openHome(owner);
  await symptomsBox(owner).fill('My dog limps');
  await owner.evaluate(() => {
    // Browsers give an origin about 5 million characters; fill them to the last.
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; part < 4; part += 1) {
          sessionStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
        }
      } catch {
        // Full for this size; a smaller one may still fit.
      }
    }
  });
  await sendButton(owner).click();
  await expect(
    owner.getByText('Failed to start diagnostic session. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(symptomsBox(owner)).toHaveValue('My dog limps');
  await expect(owner).toHaveURL('/');
});

test('HOME-13 a cancelled file dialog is noticed 300 ms after the focus is back', async ({
  owner,
}) => {
  await openHome(owner);
  await owner.clock.install();
  const chooser = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: 'Attach files' }).click();
  await chooser;
  const choosing = owner.getByRole('button', { name: 'Choosing files' });
  await expect(choosing).toBeVisible();
  await owner.clock.pauseAt(Date.now() + 60_000);
  await owner.evaluate(() => window.dispatchEvent(new Event('focus')));
  await owner.clock.runFor(299);
  await expect(choosing).toBeVisible();
  await owner.clock.runFor(1);
  await expect(choosing).toHaveCount(0);
  await expect(owner.getByText('No file was chosen.')).toBeAttached();
  await expect(symptomsBox(owner)).toBeFocused();
});

test('the emergency page is one tap away', async ({ owner }) => {
  await openHome(owner);
  await owner.getByRole('main').getByRole('link', { name: 'Emergency?' }).click();
  await expect(owner).toHaveURL(/\/emergency$/);
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
});

test('dictation is offered where the browser can listen, and nowhere else', async ({ owner }) => {
  await openHome(owner);
  await expect(owner.getByRole('button', { name: 'Dictate' })).toBeVisible();
  await owner.addInitScript(() => {
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    Reflect.deleteProperty(window, 'SpeechRecognition');
  });
  await openHome(owner);
  await expect(sendButton(owner)).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Dictate' })).toHaveCount(0);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function expectApart(one: Box | null, other: Box | null): void {
  expect(one && other).toBeTruthy();
  if (!one || !other) return;
  const beside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const above = one.y >= other.y + other.height || other.y >= one.y + one.height;
  expect(beside || above).toBe(true);
}

import type { AnswerResponse, NewShareLink } from '../../shared/contracts/src/index.ts';
import { findWholeBrowser } from '../../tools/test/find-browser.ts';
import { answerBox, beginConsult } from '../fixtures/consult.ts';
import { post } from '../fixtures/finished-report.ts';
import { expect, test } from '../fixtures/test.ts';

const whole = findWholeBrowser();
test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['camera'],
  // A browser without windows has no camera, not even a made-up one.
  launchOptions: {
    ...(whole ? { executablePath: whole } : {}),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream'],
  },
});

test('issue 16.9: a film of how a pet walks is taken with this camera, played before it is attached, and the vet sees it', async ({
  owner,
}) => {
  test.slow();
  const sessionId = await beginConsult(
    owner,
    'My Labrador Rex limps on his left front leg since yesterday.',
  );
  const offer = owner.getByRole('button', { name: 'Take a film' });
  await offer.click();
  const sheet = owner.getByRole('dialog', { name: 'A film of how your pet walks' });
  await expect(sheet).toContainText('Nobody looks at it');
  const start = sheet.getByRole('button', { name: 'Start filming' });
  await expect(start).toBeEnabled();
  await start.click();
  await expect(sheet.getByText(/^[1-9] s left$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Stop' }).click();
  const attach = sheet.getByRole('button', { name: 'Attach it' });
  await expect(attach).toBeEnabled();
  await attach.click();
  await expect(sheet).toBeHidden();
  await answerBox(owner).fill('He puts hardly any weight on it.');
  const answered = owner.waitForResponse('**/api/responses-test/answer');
  // Not before the film is up.
  await owner.getByRole('button', { name: 'Send answer' }).click();
  // The server's answers, as their contract describes them.
  let step = (await (await answered).json()) as AnswerResponse;
  for (let turn = 0; turn < 12 && step.question; turn += 1)
    step = await post(owner, '/api/responses-test/answer', { sessionId, answer: 'Not sure' });
  await post(owner, '/api/responses-test/finalize', { sessionId });
  const { url } = await post<NewShareLink>(owner, '/api/shares', { sessionId, timeZone: 'UTC' });
  await owner.goto(url);
  await owner.getByText('Pictures (1)').click();
  const film = owner.locator('video');
  await expect(film).toBeVisible();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(100);
});

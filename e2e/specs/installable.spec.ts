import { findWholeBrowser } from '../../tools/test/find-browser.ts';
import { keepApp } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';

const whole = findWholeBrowser();
// A browser without windows installs nothing, and cannot say whether it would.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...(whole ? { executablePath: whole } : {}), args: ['--no-sandbox'] },
});

test('PWA-01 a service worker is registered, and the browser finds the app installable', async ({
  owner,
}) => {
  await keepApp(owner);
  expect(await owner.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(
    /\/sw\.js$/,
  );
  const browser = await owner.context().newCDPSession(owner);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.url).toMatch(/\/manifest\.webmanifest$/);
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The only fault that a test's own window may have.
  expect(installabilityErrors.map((error) => error.errorId)).toEqual(['in-incognito']);
  const worker = await owner.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

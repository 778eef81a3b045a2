import { findWholeBrowser } from '../../tools/test/find-browser.ts';
import { finishedReport } from '../fixtures/finished-report.ts';
import { keepApp } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';

const whole = findWholeBrowser();
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    // A browser without windows has no notices, whatever is granted.
    ...(whole ? { executablePath: whole } : {}),
    args: ['--no-sandbox'],
  },
});

test('issue 16.7: an installed app that is closed reminds to look again when the browser wakes its worker', async ({
  owner,
}) => {
  const context = owner.context();
  const sessionId = await finishedReport(owner, 'My Beagle has been vomiting since yesterday.');
  await context.grantPermissions(['notifications']);
  await keepApp(owner);
  await owner.reload();
  const stored = () =>
    owner.evaluate(async () => {
      const cache = await caches.open('petwise-reminders');
      const reminders: unknown = await (await cache.match('/reminders.json'))?.json();
      return reminders;
    });
  await expect.poll(stored).toMatchObject([{ id: sessionId, told: false }]);
  // A page of this origin on which nothing of the app runs.
  await owner.goto('/emergency');
  // Its time has come.
  await owner.evaluate(async () => {
    const cache = await caches.open('petwise-reminders');
    const reminders: unknown = await (await cache.match('/reminders.json'))?.json();
    const due = Array.isArray(reminders) ? reminders.map((one: object) => ({ ...one, at: 0 })) : [];
    await cache.put('/reminders.json', Response.json(due));
  });
  const devTools = await context.newCDPSession(owner);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(owner.url());
  await devTools.send('ServiceWorker.dispatchPeriodicSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'petwise.look-again',
  });
  const shown = () =>
    owner.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.getNotifications())?.map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['How is your pet now?']);
  await expect.poll(stored).toMatchObject([{ told: true }]);
});

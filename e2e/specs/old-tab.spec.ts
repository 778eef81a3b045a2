import { keepApp } from '../fixtures/offline.ts';
import { releaseRenamedShell } from '../fixtures/renamed-shell.ts';
import { expect, test } from '../fixtures/test.ts';

const SPECIES = 'bird cat dog ferret guinea_pig hamster horse rabbit reptile'.split(' ');

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`a tab that was opened before a deployment (service workers: ${serviceWorkers})`, () => {
    test.use({ serviceWorkers });

    test('MFE-04 still opens every late part of its own shell: settings, toasts, the engine on the device and each species', async ({
      owner,
      server,
    }) => {
      test.setTimeout(400_000);
      const { present, scripts } = await releaseRenamedShell(server);
      if (serviceWorkers === 'allow') await keepApp(owner);
      else await owner.goto('/');
      await expect(owner.getByRole('textbox').first()).toBeVisible();
      const own = await owner.evaluate(() => document.documentElement.innerHTML);
      expect(own).toMatch(/index-R+\d+\.js/);

      await server.releases.move('stable', [{ kind: 'point', remote: 'shell', version: present }]);
      await server.restart();
      const next = await (await owner.request.get('/')).text();
      expect(next).not.toMatch(/index-R+\d+\.js/);

      // Each that it may ask for late, as its own import map or its server has it.
      const missing = await owner.evaluate(async (all) => {
        const answers = await Promise.all(all.map((path) => fetch(path)));
        return all.filter((_, index) => {
          const answer = answers[index];
          return !answer?.ok || !/javascript/.test(answer.headers.get('content-type') ?? '');
        });
      }, scripts);
      expect(missing).toEqual([]);
      for (const part of [...SPECIES, 'SettingsScreen', 'ToastRegion', 'open-service']) {
        expect(
          scripts.some((path) => path.startsWith(`/assets/${part}-`)),
          part,
        ).toBe(true);
      }

      await owner.getByRole('link', { name: 'Settings' }).click();
      await expect(owner.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await owner.route('**/api/auth/logout', (route) => route.abort());
      await owner.getByRole('button', { name: 'Menu' }).click();
      await owner.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(owner.getByText('You are still signed in').first()).toBeVisible();
      await owner.keyboard.press('Escape');
      // The engine on the device, for want of a server.
      await owner.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await owner.getByRole('link', { name: 'New assessment' }).click();
      await owner.getByRole('textbox').first().fill('My hamster has been sneezing for two days.');
      await owner.keyboard.press('Enter');
      const breed = owner.getByRole('combobox', { name: /^Breed/ });
      await breed.fill('Mixed');
      await breed.press('Escape');
      await owner.getByRole('button', { name: /^(Continue|Skip the rest)$/ }).click();
      await owner.getByRole('button', { name: 'Skip Medical History' }).click();
      await expect(owner.getByRole('group', { name: 'Quick answers' })).toBeVisible({
        timeout: 60_000,
      });
      await expect(owner.getByText('Made on this device').first()).toBeVisible();
    });
  });
}

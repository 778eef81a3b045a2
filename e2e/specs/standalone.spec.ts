import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
const BUNDLES = ['intake', 'chat', 'report', 'uploads', 'health'] as const;

for (const [index, bundle] of BUNDLES.entries()) {
  test(`MFE-05 mfe-${bundle} runs alone, in every state of every door`, async ({ page }) => {
    test.setTimeout(240_000);
    const port = 4711 + index;
    const vite = serve(`mfe-${bundle}`, port);
    try {
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => {
        // Vite reloads the page when it has found one more dependency to prepare.
        if (!message.includes('dynamically imported module')) failures.push(message);
      });
      await expect(async () => {
        await page.goto(`http://localhost:${port}/`);
      }).toPass({ timeout: 120_000 });
      const states = page.getByRole('combobox', { name: 'State' });
      await expect(states).toBeVisible({ timeout: 60_000 });
      const names = await states.locator('option').allInnerTexts();
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) {
        await states.selectOption({ label: name });
        await expect(page.locator('main [data-door]'), name).toBeAttached();
      }
      expect(failures).toEqual([]);
    } finally {
      vite.kill('SIGTERM');
    }
  });
}

function serve(workspace: string, port: number): ChildProcess {
  return spawn(process.execPath, [resolve(ROOT, 'node_modules/vite/bin/vite.js')], {
    cwd: resolve(ROOT, workspace),
    env: { ...process.env, PETWISE_DEV_PORT: String(port) },
    stdio: 'ignore',
  });
}

import { expect, test } from '@playwright/test';
import {
  editorOf,
  openDevelopment,
  startDevelopment,
  writeStory,
} from '../fixtures/development.ts';

test('MFE-05 an edit of a remote shows inside the shell with the words typed, and a checkout on ports of its own asks for no other', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const development = await startDevelopment();
  try {
    const asked = new Set<number>();
    const listen = (address: string): void => {
      const { port } = new URL(address);
      if (port !== '') asked.add(Number(port));
    };
    page.on('request', (request) => listen(request.url()));
    page.on('websocket', (socket) => listen(socket.url()));
    await openDevelopment(page, development);
    const expectStory = await writeStory(page);
    const edit = editorOf(development);
    for (const words of ['edited once', 'edited twice']) {
      edit(words);
      await expect(page.getByRole('heading', { name: words })).toBeVisible({ timeout: 60_000 });
      await expectStory();
    }
    await page.getByRole('link', { name: 'Apple Health' }).click();
    await expect(page.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible({
      timeout: 60_000,
    });
    expect(asked.size).toBeGreaterThan(2);
    expect([...asked].filter((port) => !development.ports.includes(port))).toEqual([]);
  } finally {
    await development.stop();
  }
});

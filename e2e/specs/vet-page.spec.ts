import type { Page } from '@playwright/test';
import { fullCase } from '../fixtures/full-case.ts';
import { expect, test } from '../fixtures/test.ts';

/** The named rows of the page that end below the first screen. */
function belowScreen(page: Page, rows: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const found = [...document.querySelectorAll('tr')].filter((row) => {
      const name = row.querySelector('th')?.textContent ?? '';
      return names.includes(name) && row.getBoundingClientRect().bottom <= innerHeight;
    });
    const within = found.map((row) => row.querySelector('th')?.textContent);
    return names.filter((name) => !within.includes(name));
  }, rows);
}

test('issue 16.8: of a full case the page for the vet says on one screen what a vet in a hurry needs, and its print is two pages', async ({
  owner,
}) => {
  // Two laboratory sheets are read, each in a process of its own.
  test.slow();
  const { url } = await fullCase(owner);
  for (const paper of ['a4', 'letter']) {
    const print = await owner.request.get(`${url}/report.pdf?paper=${paper}`);
    const pages = (await print.body()).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages, paper).toHaveLength(2);
  }
  // As a vet prints the page itself, with what is folded.
  await owner.goto(url);
  const printed = (await owner.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  const hurry = ['Urgency', 'Patient', 'Problem list'];
  const summary = [...hurry, 'Since when', 'Second problem', 'Medicines', 'Laboratory'];
  for (const [width, height, rows] of [
    [1280, 800, [...summary, 'Weight over time', 'Differentials', 'Tests suggested']],
    [390, 844, [...hurry, 'Most likely', 'Since when', 'Second problem']],
  ] as const) {
    await owner.setViewportSize({ width, height });
    await owner.goto(url);
    expect(await belowScreen(owner, rows), `${width} px`).toEqual([]);
    const whole = await owner.evaluate(() => document.documentElement.scrollHeight);
    expect(whole, `${width} px`).toBeLessThanOrEqual(3 * height);
    // What is thought, at one look; the list of it stands on a desktop's first screen.
    const likeliest = owner.getByRole('row', { name: /^Most likely.*\(~\d+%\)$/ });
    await expect(likeliest).toHaveCount(width < 1000 ? 1 : 0);
    // Folded on a phone; on a desktop it stands there.
    const medicines = owner.getByRole('cell', { name: /^Meloxicam/ }).first();
    const fold = owner.getByText('Medicines, tests and what the owner wrote');
    if (width < 1000) {
      await expect(medicines).toBeHidden();
      await fold.click();
    } else await expect(fold).toBeHidden();
    await expect(medicines).toBeVisible();
    const box = owner.getByLabel('Your answer');
    await expect(box).toBeHidden();
    await owner.getByRole('link', { name: 'Write back to the owner' }).click();
    await expect(box).toBeInViewport();
    await expect(owner.getByText('Your answer', { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

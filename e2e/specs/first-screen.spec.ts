import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { finishedReport, openReport, post } from '../fixtures/finished-report.ts';
import { expect, test } from '../fixtures/test.ts';
import { uploadPicture } from '../fixtures/walk-pets.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Read in ten seconds at 300 words a minute, the upper end of adults' silent reading (Brysbaert, J Mem Lang 2019;109:104047). */
const MOST_WORDS = 50;

const CASES = [
  ['dog', 'Retches with nothing coming up since an hour and the belly is swollen.'],
  ['cat', 'He keeps squatting in the litter tray and not a drop of urine comes.'],
  ['horse', 'She is rolling and looking at her flank since this morning and has not eaten.'],
  ['rabbit', 'He has not eaten since yesterday and there are no droppings.'],
  ['bird', 'She sits fluffed up at the bottom of the cage and breathes with the tail bobbing.'],
  ['dog', 'He scratches his ears a lot and shakes his head for four days.'],
] as const;

/** What of the first ten seconds ends below the first screen: whose it is, of when, how urgent, each step, when to look again. */
function belowScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('main section:has([role="img"])');
    const parts = card ? [...card.querySelectorAll('h2, li, p:has(strong)')] : [];
    const lookAgain = parts.filter((part) => part.textContent.startsWith('Look again:'));
    if (lookAgain.length !== 1) return ['when to look again is not said once'];
    return parts
      .filter((part) => !part.closest('details'))
      .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
      .map((part) => part.textContent);
  });
}

/** How many words of the first ten seconds are seen there: the same, without buttons. */
function wordsSeen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const card = document.querySelector('main section:has([role="img"])');
    const parts = card
      ? [...card.querySelectorAll<HTMLElement>('h2, h3, h3 ~ p, li, p:has(strong)')]
      : [];
    const seen = parts.filter((part) => part.checkVisibility() && !part.closest('details'));
    return seen.flatMap((part) => part.innerText.split(/\s+/)).length;
  });
}

/** The entries below one of the card's headings. */
function stepsOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.locator('section:not(:has(section))').filter({ has: heading }).getByRole('listitem');
}

for (const [species, symptoms] of CASES)
  test(`issue 16.6: the first screen of a report says all that counts, ${species}: ${symptoms}`, async ({
    owner,
  }) => {
    const id = await finishedReport(owner, symptoms, { species, breed: 'Mixed', weight: 4 });
    await openReport(owner, id);
    expect(await belowScreen(owner)).toEqual([]);
    expect(await wordsSeen(owner)).toBeLessThanOrEqual(MOST_WORDS);
    for (const title of ['Do now', 'Don’t']) await expect(stepsOf(owner, title)).toHaveCount(3);
    await expect(owner.getByText(/^Made [A-Z][a-z]+ \d+, \d{4}/)).toBeInViewport({ ratio: 1 });
  });

test('issue 16.6: the first screen of a report says whose it is, by name and picture', async ({
  owner,
}) => {
  const petId = randomUUID();
  const picture = await uploadPicture(owner);
  await post(owner, `/api/pets/${petId}`, { name: 'Bella', species: 'dog', picture });
  const [, symptoms] = CASES[0];
  await openReport(owner, await finishedReport(owner, symptoms, { petId }));
  const header = owner.locator('main header');
  await expect(header.getByText('Bella', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(header.locator('img')).toBeInViewport({ ratio: 1 });
  await expect(header.locator('img')).toHaveJSProperty('complete', true);
  expect(await header.locator('img').evaluate(widthOf)).toBeGreaterThan(0);
  expect(await belowScreen(owner)).toEqual([]);
});

/** Zero where it did not load. */
function widthOf(picture: SVGElement | HTMLElement): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}

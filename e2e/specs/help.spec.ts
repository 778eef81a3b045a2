import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../fixtures/test.ts';

const TABLE = join(resolve(import.meta.dirname, '../..'), 'engine/bench/table.jsonl');

/** The bench's row of the cases that were never read while the engine was tuned. */
function unseen(): Record<string, number> {
  const lines = readFileSync(TABLE, 'utf8').trim().split('\n');
  // The bench writes numbers under names, and each row's own name.
  const rows = lines.map((line) => JSON.parse(line) as Record<string, number> & { name: string });
  const row = rows.find(({ name }) => name === 'even, unseen (no dog, cat)');
  if (!row) throw new Error('The bench has no row of unseen cases');
  return row;
}

test('the help page is two taps away and tells what the bench has measured', async ({ owner }) => {
  await owner.goto('/settings');
  await owner.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(owner).toHaveURL('/help');
  await expect(owner).toHaveTitle('Help | Petwise (beta)');
  const { n, top1 = 0, top3 = 0, safe = 0, over = 0 } = unseen();
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const measured = owner.getByRole('heading', { name: 'How right it was' }).locator('..');
  await expect(measured).toContainText(`${n} invented cases`);
  await expect(measured).toContainText(`first in ${percent(top1)}`);
  await expect(measured).toContainText(`first three in ${percent(top3)}`);
  await expect(measured).toContainText(`${percent(safe)} of ${n}`);
  await expect(measured).toContainText(`called ${percent(over)} more urgent`);
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});

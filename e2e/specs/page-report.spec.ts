import type { Page } from '@playwright/test';
import type { RunningServer } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

async function metrics(page: Page, server: RunningServer): Promise<string> {
  const answer = await page.request.get(`${server.url}/metrics`);
  expect(answer.status()).toBe(200);
  return answer.text();
}

test('the operator sees how fast pages felt and which bundle failed, and nobody else is told', async ({
  owner,
  server,
}) => {
  const strangers: string[] = [];
  owner.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) {
      strangers.push(request.url());
    }
  });
  await owner.route('**/remotes/mfe_health/**', (route) => route.abort());
  await owner.goto('/');
  await expect(owner.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
  await owner.getByRole('link', { name: 'Apple Health' }).click();
  await expect(owner.getByText('This part of Petwise did not load')).toBeVisible();
  const measured = owner.waitForEvent('request', (request) => /web-vitals/.test(request.url()));
  await owner.reload();
  await measured;
  await owner.waitForLoadState('networkidle');
  await owner.goto('/emergency');
  await expect
    .poll(() => metrics(owner, server))
    .toMatch(/petwise_page_errors_total\{bundle="mfe_health",kind="load"\} [1-9]/);
  await expect
    .poll(() => metrics(owner, server))
    .toMatch(/petwise_web_lcp_seconds_count\{screen="\/health-upload"\} [1-9]/);
  expect(strangers).toEqual([]);
});

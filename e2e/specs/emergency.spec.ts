import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SPECIES } from '../../shared/contracts/src/index.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PRIMITIVES = join(ROOT, 'shared/ui/src/theme/primitives.ts');

const ADVICE = { do: ['Leave now.'], never: ['No food.'], source: 'A published guide' };

function built(file: string): string {
  return readFileSync(join(ROOT, 'shell/dist', file), 'utf8');
}

test('PWA-02 the emergency page, its style and its script stay under 15 kB compressed', () => {
  const bytes = ['emergency.html', 'emergency.css', 'emergency.js'].map(
    (file) => brotliCompressSync(built(file)).length,
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(15_000);
});

test('PWA-02 every line of the emergency page names who publishes it, and the page says in full who that is', () => {
  const html = built('emergency.html');
  const names = [...html.matchAll(/<summary>([^<]+)<\/summary>/g)].map((match) => match[1]);
  const expected = SPECIES.map((species) => species.replace('_', ' '));
  expect(names).toHaveLength(SPECIES.length);
  expect(new Set(names.map((name) => name?.toLowerCase()))).toEqual(new Set(expected));
  expect(html.match(/First aid on the way/g)).toHaveLength(SPECIES.length);
  expect(html).toContain('Numbers checked 29 November 2026');
  expect(html).not.toContain('second-hand');
  const named = new Set([...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map((match) => match[1]));
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map((match) => match[1] ?? '');
  expect(lines.length).toBeGreaterThan(90);
  const cited = lines.map((line) => /<cite>([^<]+)<\/cite>/.exec(line)?.[1]?.split(', ') ?? []);
  expect(lines.filter((_, at) => !cited[at]?.length)).toEqual([]);
  expect(new Set(cited.flat())).toEqual(named);
  // Advice stands in lists alone, so that no line of it goes without a name.
  const animals = html.slice(html.indexOf('id="animals"'), html.indexOf('id="numbers"'));
  expect(animals.match(/<p>/g)).toHaveLength(1);
  expect(html).not.toMatch(/†|must\s+still confirm/);
  expect(html).not.toMatch(/\son\w+=|<style|style=|(src|<link[^>]*href)="https?:/);
});

test('bug: the emergency pages named a poison of cats only as it is called on one side of the Atlantic', () => {
  expect(built('emergency.html')).toContain('Paracetamol (acetaminophen) in any amount');
  expect(built('urgencias.html')).toContain('Paracetamol (acetaminofén) en cualquier cantidad');
});

test('the emergency page wears the colours of the design system', () => {
  const known = readFileSync(PRIMITIVES, 'utf8').toLowerCase();
  const colours = built('emergency.css').match(/#[\da-f]{6}\b/gi) ?? [];
  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter((colour) => !known.includes(colour.toLowerCase()))).toEqual([]);
});

test('PWA-02 the emergency page works without script, and follows the colours chosen in the app', async ({
  browser,
  server,
  owner,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${server.url}/emergency`);
  await page.getByText('Rabbit', { exact: true }).click();
  await expect(page.getByText('Has stopped eating or passing droppings')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save these numbers' })).toBeHidden();
  // Whom to call and where to go stay under the thumb, wherever the page is scrolled to.
  const call = page.getByRole('link', { name: 'Numbers to call' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Find a clinic/ })).toBeInViewport({ ratio: 1 });
  await call.click();
  await expect(page.getByRole('link', { name: /ASPCA/ })).toBeInViewport({ ratio: 1 });
  await plain.close();

  await owner.goto('/');
  await owner.evaluate(() => localStorage.setItem('petwise.theme', 'dark'));
  await owner.goto('/emergency');
  await expect(owner.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('PWA-02 a page whose scripts do not come still leads to the emergency page', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const link = page.getByRole('link', { name: /^Emergency numbers/ });
  // A page that starts as usual has drawn itself long before.
  await expect(page.locator('.slow-start')).toHaveCSS('animation-delay', '6s');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Is this an emergency?' })).toBeVisible();
});

test('PWA-02 emergency help is one tap away before anyone has signed in, and where the server is out of reach', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Emergency?' });
  await page.goto('/');
  await expect(page.getByLabel('Password')).toBeVisible();
  await link.click({ trial: true });
  await page.route('**/api/auth/status', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We cannot reach Petwise right now')).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Is this an emergency?' })).toBeVisible();
});

test('bug: on a phone with text of twice the size the emergency page did not begin with the known danger', async ({
  owner,
}) => {
  await owner.setViewportSize({ width: 390, height: 844 });
  const told = { species: 'dog', names: ['Possible bloat'], care: ADVICE };
  await owner.addInitScript(
    (danger) => sessionStorage.setItem('petwise.namedDanger', JSON.stringify(danger)),
    told,
  );
  await owner.goto('/emergency');
  await owner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const heading = owner.getByRole('heading', { level: 1, name: 'Dog: Possible bloat' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(owner.getByText('Leave now.')).toBeInViewport({ ratio: 1 });
  // Above the row that stays under the thumb, which takes a quarter of the screen at most.
  const bar = await owner.getByRole('navigation', { name: 'Call or go' }).boundingBox();
  const step = await owner.getByText('Leave now.').boundingBox();
  expect(bar?.height).toBeLessThan(844 / 4);
  expect((step?.y ?? 0) + (step?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

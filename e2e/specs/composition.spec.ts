import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashFiles, readLocalBuild } from '../../tools/release/local-build.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOME = { name: 'How is your pet feeling?' };

/** Words that each library's production build holds exactly once. */
const SIGNATURES: Readonly<Record<string, string>> = {
  react: 'unstable_useCacheRefresh=',
  'react-dom': 'react.memo_cache_sentinel',
  'react-router': 'You cannot render a <Router> inside another <Router>',
  '@tanstack/react-query': 'No QueryClient set',
  'styled-components': 'data-styled-version',
  rxjs: 'object unsubscribed',
  '@petwise/events': 'petwise.singleton.',
};

test('MFE-01 MFE-06 the page holds exactly one instance of each shared library', async ({
  owner,
}) => {
  const scripts = new Map<string, string>();
  owner.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js')) scripts.set(path, await response.text().catch(() => ''));
  });
  for (const path of ['/', '/medical-assistant', '/health-upload']) {
    await owner.goto(path, { waitUntil: 'networkidle' });
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const [library, signature] of Object.entries(SIGNATURES)) {
    const copies = [...scripts].flatMap(([path, text]) =>
      Array.from({ length: text.split(signature).length - 1 }, () => path),
    );
    expect(copies, library).toHaveLength(1);
    expect(copies[0], library).toMatch(/^\/assets\//);
  }
  const bus: unknown = await owner.evaluate(() =>
    Reflect.get(globalThis, Symbol.for('petwise.singleton.@petwise/events')),
  );
  expect(bus).toBe('0.2.0');
});

test('MFE-02 each screen comes from its own remote at run time, and the shell knows no address', async ({
  owner,
}) => {
  await owner.goto('/');
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
  await expect(owner.locator('[data-door="intake/home"]')).toHaveAttribute(
    'data-version',
    /-[0-9a-f]{8}$/,
  );
  const shell = join(ROOT, 'shell/dist');
  const files = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html)$/.test(file),
  );
  for (const file of files) {
    expect(readFileSync(join(shell, file), 'utf8'), file).not.toMatch(
      /\/remotes\/mfe_|remoteEntry-\w+\.js"?,"?http/,
    );
  }
});

test('MFE-02 the page says what its first screen is made of, and of any other remote the list is asked for once', async ({
  owner,
}) => {
  const asked: string[] = [];
  owner.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(new URL(request.url()).pathname);
  });
  await owner.goto('/');
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
  expect(asked).toEqual([]);
  await owner.getByRole('link', { name: 'Apple Health' }).click();
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  expect(asked.filter((path) => path !== '/registry.json')).toEqual([
    expect.stringMatching(/^\/remotes\/mfe_health\/.*release\.json$/),
  ]);
});

test('MFE-02 the likeliest next screen and one that is pointed at are fetched ahead, never where data is saved', async ({
  owner,
}) => {
  let asked: string[] = [];
  owner.on('request', (request) => {
    const file = /\/remotes\/(mfe_\w+\/)[^/]+\/assets\/([a-z-]+)-/.exec(request.url());
    if (file) asked.push(`${file[1]}${file[2]}`);
  });
  await owner.goto('/');
  await expect.poll(() => asked).toContain('mfe_intake/basic-information');
  expect(asked).not.toContain('mfe_health/analysis');
  await owner.getByRole('link', { name: 'Apple Health' }).hover();
  await expect.poll(() => asked).toContain('mfe_health/analysis');

  await owner.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  asked = [];
  await owner.reload();
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
  await owner.getByRole('link', { name: 'Past assessments' }).hover();
  await owner.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect(asked).toContain('mfe_intake/home');
  expect(asked).not.toContain('mfe_intake/basic-information');
  expect(asked.join()).not.toContain('mfe_report');
});

test('a remote that answers 404 leaves the shell, shows a card, and opens on "Try again"', async ({
  owner,
}) => {
  await owner.route(/\/remotes\/mfe_intake\//, (route) => route.fulfill({ status: 404, body: '' }));
  await owner.goto('/');
  await expect(owner.getByText('This part of Petwise did not load')).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Emergency?' }).first()).toBeVisible();
  await owner.getByRole('link', { name: 'Apple Health' }).click();
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  await owner.goBack();
  await expect(owner.getByText('This part of Petwise did not load')).toBeVisible();
  await owner.unroute(/\/remotes\/mfe_intake\//);
  await owner.getByRole('button', { name: 'Try again' }).click();
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
});

test('a remote that hangs never blanks the shell, and opens on "Try again"', async ({ owner }) => {
  test.setTimeout(90_000);
  await owner.route(/\/remotes\/mfe_intake\/.*\.js/, () => undefined);
  await owner.goto('/', { waitUntil: 'commit' });
  await expect(owner.getByRole('link', { name: 'Apple Health' })).toBeVisible();
  await expect(owner.getByText('This part of Petwise did not load')).toBeVisible({
    timeout: 30_000,
  });
  await owner.unroute(/\/remotes\/mfe_intake\/.*\.js/);
  await owner.getByRole('button', { name: 'Try again' }).click();
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
});

test('MFE-04 a rebuilt remote is picked up at the next mount, without the shell', async ({
  owner,
  server,
}) => {
  await owner.goto('/health-upload');
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  const shellPage = await owner.request.get('/');
  const before = scriptsOf(await shellPage.text());
  const copy = mkdtempSync(join(tmpdir(), 'petwise-rebuilt-'));
  try {
    const built = readLocalBuild(ROOT, 'mfe_health');
    cpSync(built.folder, copy, { recursive: true });
    replaceInScripts(copy, /Apple Health Analysis/g, 'Apple Health Analysis (rebuilt)');
    const version = `${built.version.slice(0, -8)}feedbeef`;
    const release = { ...built, folder: copy, version, files: hashFiles(copy) };
    await server.desk.publish(release);
    await server.desk.move('stable', [{ kind: 'point', remote: 'mfe_health', version }]);
    await owner.getByRole('link', { name: 'New assessment' }).click();
    await expect(owner.getByRole('heading', HOME)).toBeVisible();
    await expect(async () => {
      await owner.getByRole('link', { name: 'New assessment' }).click();
      await owner.getByRole('link', { name: 'Apple Health' }).click();
      await expect(
        owner.getByRole('heading', { name: 'Apple Health Analysis (rebuilt)' }),
      ).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 40_000 });
    expect(scriptsOf(await (await owner.request.get('/')).text())).toEqual(before);
  } finally {
    await server.desk.move('stable', [{ kind: 'rollback', remote: 'mfe_health' }]);
    rmSync(copy, { recursive: true, force: true });
  }
});

test('MFE-04 a remote that the federation plugin alone has built opens here, and takes the page’s libraries', async ({
  owner,
  server,
}) => {
  test.setTimeout(120_000);
  const copy = mkdtempSync(join(tmpdir(), 'petwise-plain-'));
  const errors: string[] = [];
  owner.on('pageerror', ({ message }) => errors.push(message));
  try {
    buildByPluginAlone(copy);
    const built = readLocalBuild(ROOT, 'mfe_health');
    const version = `${built.version.slice(0, -8)}0a11a1e1`;
    await server.desk.publish({ ...built, folder: copy, version, files: hashFiles(copy) });
    await server.desk.move('stable', [{ kind: 'point', remote: 'mfe_health', version }]);
    await owner.goto('/health-upload');
    await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
    const door = owner.locator('[data-door="health/analysis"]');
    await expect(door).toHaveAttribute('data-version', version);
    // A second React or bus would end in an error.
    expect(errors).toEqual([]);
  } finally {
    await server.desk.move('stable', [{ kind: 'rollback', remote: 'mfe_health' }]);
    rmSync(copy, { recursive: true, force: true });
  }
});

function buildByPluginAlone(folder: string): void {
  const config = join(ROOT, 'tools/federation/fixtures/plain-remote.config.ts');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: join(ROOT, 'mfe-health'), env: { ...process.env, PETWISE_PLAIN_REMOTE: 'mfe_health' } },
  );
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/src="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
}

function replaceInScripts(folder: string, from: RegExp, to: string): void {
  let replaced = 0;
  for (const file of readdirSync(join(folder, 'assets'))) {
    if (!file.endsWith('.js')) continue;
    const path = join(folder, 'assets', file);
    const text = readFileSync(path, 'utf8');
    if (text.search(from) < 0) continue;
    writeFileSync(path, text.replaceAll(from, to));
    replaced += 1;
  }
  expect(replaced).toBeGreaterThan(0);
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONTRACT_VERSION } from '../../shared/contracts/src/index.ts';
import { readLocalBuild, readLocalBuilds } from '../../tools/release/local-build.ts';
import { type PlainFiles, servePlainFiles } from '../fixtures/plain-files.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOME = { name: 'How is your pet feeling?' };

interface Told {
  readonly current: { readonly version: string; entry: string };
}

let folder: string;
/** Three servers of plain files: the shell with a registry somebody wrote, and two stores of remotes. */
let page: PlainFiles;
const pages: PlainFiles[] = [];
let written: Readonly<Record<string, Told>>;
let options: Parameters<typeof servePlainFiles>[1];
let store: PlainFiles;
let other: PlainFiles;

test.beforeAll(async ({ server }) => {
  folder = mkdtempSync(join(tmpdir(), 'petwise-anywhere-'));
  store = await servePlainFiles(join(folder, 'store'));
  other = await servePlainFiles(join(folder, 'other'));
  const remotes = readLocalBuilds(ROOT).map(({ remote, version, folder: built }) => {
    const isElsewhere = remote === 'mfe_health';
    cpSync(built, join(folder, isElsewhere ? 'other' : 'store', remote, version), {
      recursive: true,
    });
    const { origin } = isElsewhere ? other : store;
    const entry = `${origin}/${remote}/${version}/mf-manifest.json`;
    return [remote, { current: { version, entry, contract: CONTRACT_VERSION } }] as const;
  });
  written = Object.fromEntries(remotes);
  const registry = { schemaVersion: 1, channel: 'plain', remotes: written };
  const stores = `${store.origin} ${other.origin}`;
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${stores}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${stores}`,
  ].join('; ');
  options = { headers: { 'content-security-policy': policy }, passOn: server.url };
  page = await serveShell('shell', registry);
});
test.afterAll(async () => {
  await Promise.all([...pages, store, other].map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Serves the built shell beside a registry; `head` is what somebody wrote into its page's head. */
async function serveShell(name: string, registry: object, head = ''): Promise<PlainFiles> {
  const shell = join(folder, name);
  cpSync(readLocalBuild(ROOT, 'shell').folder, shell, { recursive: true });
  writeFileSync(join(shell, 'registry.json'), JSON.stringify(registry));
  const index = join(shell, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', `${head}</head>`));
  const served = await servePlainFiles(shell, options);
  pages.push(served);
  return served;
}

test('MFE-04 H1 a page of plain files that says whose registry it believes opens that of its server, and none of another key', async ({
  page: tab,
  server,
}) => {
  const [registry, html] = await Promise.all([
    fetch(`${server.url}/registry.json`).then((answer) => answer.json()),
    fetch(server.url).then((answer) => answer.text()),
  ]);
  const [key = ''] = /"keys":\["([\w-]+)"/.exec(html)?.slice(1) ?? [];
  // Where the files lie is the word of whoever copied them, and the lists of them with them.
  for (const [remote, { current }] of Object.entries<Told>(registry.remotes)) {
    const { version } = current;
    expect(version).toBe(written[remote]?.current.version);
    current.entry = written[remote]?.current.entry ?? '';
    const list = await fetch(`${server.url}/remotes/${remote}/${version}/release.json`);
    const place = remote === 'mfe_health' ? 'other' : 'store';
    writeFileSync(join(folder, place, remote, version, 'release.json'), await list.text());
  }
  const trust = (of: string) => `<meta name="petwise-trust" content="${registry.channel} ${of}">`;
  const believed = await serveShell('believed', registry, trust(key));
  await signIn(tab, believed.origin);
  await tab.goto(`${believed.origin}/`);
  await expect(tab.getByRole('heading', HOME)).toBeVisible({ timeout: 30_000 });
  const doubted = await serveShell('doubted', registry, trust('A'.repeat(43)));
  const asked = store.asked.length;
  // Signed in still: a browser gives its cookies to every port of a host.
  await tab.goto(`${doubted.origin}/`);
  await expect(tab.getByText('This part of Petwise did not load')).toBeVisible({ timeout: 30_000 });
  expect(store.asked).toHaveLength(asked);
});

test('MFE-02 remotes lie anywhere: a written registry, plain files on three origins, one store that hangs and one that is down', async ({
  page: tab,
}) => {
  test.setTimeout(180_000);
  await signIn(tab, page.origin);
  // A store answers nothing of the home screen the first time.
  store.hangOnce(/mfe_intake\/.*\/assets\/home-/);
  await tab.goto(`${page.origin}/`);
  await expect(tab.getByText('This part of Petwise did not load')).toBeVisible({ timeout: 30_000 });
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByRole('heading', HOME)).toBeVisible({ timeout: 30_000 });
  // The second try had another address, which the store read as the same file.
  const asked = store.asked.filter((address) => address.includes('/assets/home-'));
  expect(new Set(asked).size).toBe(2);
  expect(new Set(asked.map(decodeURIComponent)).size).toBe(1);
  // Its origin is not there at all: its own screen says so, and the others work.
  await other.stop();
  await tab.getByRole('link', { name: 'Apple Health' }).click();
  await expect(tab.getByText('This part of Petwise did not load')).toBeVisible({ timeout: 30_000 });
  await tab.getByRole('link', { name: 'New assessment' }).click();
  await expect(tab.getByRole('heading', HOME)).toBeVisible({ timeout: 30_000 });
});

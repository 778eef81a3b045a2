// @vitest-environment jsdom
import { BOOT_DATA_ID, type RemoteRelease } from '@petwise/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from './remote-entry.ts';

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
const FOLDER = 'https://bucket.example/petwise/mfe_chat';
const FILES = { 'entry.js': 'export const get = 1;', 'entry.ssr.js': 'for a server' };

/** What the bucket holds; it knows no list of ours. */
let bucket: Record<string, string>;
let asked: string[];

async function releaseOf(version: string): Promise<RemoteRelease> {
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(FILES)) files[path] = await hashOf(text);
  const opening = { entry: 'entry.js', usesPageLibraries: true };
  const about = { schemaVersion: 1, remote: 'mfe_chat', version, contract: 2 };
  const list = JSON.stringify({ ...about, ...opening, files });
  bucket = { [`${FOLDER}/${version}/entry.js`]: FILES['entry.js'] };
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit = {}) => {
    asked.push(address);
    const text = address === `/remotes/mfe_chat/${version}/release.json` ? list : bucket[address];
    if (text === undefined) return new Response(null, { status: 404 });
    if (`sha256-${await hashOf(text)}` !== integrity) throw new TypeError('integrity');
    return new Response(text);
  });
  const entry = `${FOLDER}/${version}/mf-manifest.json`;
  return { version, contract: 2, entry, list: `sha256-${await hashOf(list)}` };
}

beforeEach(() => {
  const boot = { registry: { schemaVersion: 1, channel: 'stable', remotes: {} } };
  document.head.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify(boot)}</script>`;
  // A browser of before links to modules, and of before a second import map.
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
});

it('MFE-02 a release in a bucket opens by the list of its own server, in a browser without links to modules', async () => {
  const release = await releaseOf('1');
  expect(await entryOf('mfe_chat', release, 0)).toEqual({
    address: `${FOLDER}/1/entry.js`,
    usesPageLibraries: true,
  });
  expect(asked).toEqual(['/remotes/mfe_chat/1/release.json', `${FOLDER}/1/entry.js`]);
  expect(document.querySelector('link')).toBeNull();
});

it('MFE-04 H1 in a browser without links to modules a changed script does not open', async () => {
  const release = await releaseOf('2');
  bucket[`${FOLDER}/2/entry.js`] = 'stolen()';
  await expect(entryOf('mfe_chat', release, 0)).rejects.toThrow('integrity');
});

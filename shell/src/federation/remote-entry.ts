import {
  containerName,
  isPageScript,
  RELEASE_LIST,
  ReleaseList,
  type RemoteName,
  type RemoteRelease,
} from '@petwise/contracts';
import * as v from 'valibot';
import { anotherAddress } from './another-address.ts';
import { readBootData } from './boot-data.ts';
import { DEADLINES } from './deadlines.ts';
import { pageMap, pinScripts } from './import-maps.ts';
import { absolute } from './registry.ts';

/** What of a developer's manifest opens a remote. */
const Manifest = v.object({
  metaData: v.object({
    /** Where the files lie; `auto`: beside the manifest. */
    publicPath: v.optional(v.string(), 'auto'),
    remoteEntry: v.object({ path: v.string(), name: v.string() }),
    /** Ours alone, of a build (tools/federation/remote-config.ts). */
    petwiseUsesPageLibraries: v.optional(v.boolean(), false),
  }),
});

/** Where a remote's module is, and whether it is a container that finds its libraries in the page. */
export interface RemoteEntry {
  readonly address: string;
  readonly usesPageLibraries: boolean;
}

/** By release and attempt: the remote's entry, or the question on its way. */
const entries = new Map<string, Promise<RemoteEntry>>();

/**
 * The entry of a remote's version, once the browser knows what each of its scripts
 * must hash to: from the page, or from the release list, whose hash the registry
 * says. `attempt` counts the failed ones before, from 0.
 *
 * @throws Error where it cannot be had, is not what was released, or has no hash.
 */
export function entryOf(
  remote: RemoteName,
  release: RemoteRelease,
  attempt: number,
): Promise<RemoteEntry> {
  const asked = `${release.entry} ${attempt}`;
  const known = entries.get(asked);
  if (known) return known;
  const reading = find(remote, release, attempt).catch((error: unknown) => {
    entries.delete(asked);
    throw error;
  });
  entries.set(asked, reading);
  return reading;
}

/** The folder of a release as this attempt asks for it. */
function baseOf(entry: string, attempt: number): string {
  return anotherAddress(entry, attempt).replace(/[^/]+$/, '');
}

async function find(
  remote: RemoteName,
  release: RemoteRelease,
  attempt: number,
): Promise<RemoteEntry> {
  if (release.list === undefined) return readManifest(anotherAddress(release.entry, attempt));
  const name = containerName(remote, release.version);
  const base = baseOf(release.entry, attempt);
  const inPage = pageMap().imports[name];
  if (inPage !== undefined && attempt === 0) return { address: inPage, usesPageLibraries: true };
  const { entry, usesPageLibraries, hashes } =
    inPage === undefined
      ? await readList(listAddress(remote, release, attempt), release.list)
      : inPageUnder(baseOf(release.entry, 0), inPage);
  const integrity = Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => [`${base}${path}`, hash]),
  );
  const address = absolute(`${base}${entry}`);
  await pinScripts(attempt === 0 ? name : `${name}~${attempt}`, { entry: address, integrity });
  return { address, usesPageLibraries };
}

/** Our own server has the list of every version, wherever its files lie; plain files have it beside them. */
function listAddress(
  remote: RemoteName,
  { version, entry }: RemoteRelease,
  attempt: number,
): string {
  const base = readBootData(document) ? `/remotes/${remote}/${version}/` : baseOf(entry, 0);
  return anotherAddress(`${base}${RELEASE_LIST}`, attempt);
}

interface Listed {
  /** Path of the container, below the version's own. */
  readonly entry: string;
  readonly usesPageLibraries: boolean;
  /** Of each script, by path. */
  readonly hashes: Readonly<Record<string, string>>;
}

async function readList(address: string, integrity: string): Promise<Listed> {
  const signal = AbortSignal.timeout(DEADLINES.manifest);
  const response = await fetch(address, { signal, integrity });
  if (!response.ok) throw new Error(`release list: HTTP ${response.status}`);
  const { entry, usesPageLibraries, files } = v.parse(ReleaseList, await response.json());
  if (entry === null) throw new Error('The release has no container');
  const scripts = Object.entries(files).filter(([path]) => isPageScript(path));
  const hashes = Object.fromEntries(scripts.map(([path, hash]) => [path, `sha256-${hash}`]));
  return { entry, usesPageLibraries, hashes };
}

/** What the page's own map says of the version at `base`. */
function inPageUnder(base: string, container: string): Listed {
  const own = Object.entries(pageMap().integrity).filter(([address]) => address.startsWith(base));
  const hashes = Object.fromEntries(
    own.map(([address, hash]) => [address.slice(base.length), hash]),
  );
  return { entry: container.slice(base.length), usesPageLibraries: true, hashes };
}

/** Only of a remote that comes from a developer's server: nobody can say what its scripts hash to. */
async function readManifest(entry: string): Promise<RemoteEntry> {
  const boot = readBootData(document);
  if (boot !== null && !boot.overrides) throw new Error('The registry does not say its hash');
  const address = absolute(entry);
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINES.manifest) });
  if (!response.ok) throw new Error(`manifest: HTTP ${response.status}`);
  const { metaData } = v.parse(Manifest, await response.json());
  const { publicPath, remoteEntry, petwiseUsesPageLibraries: usesPageLibraries } = metaData;
  const base = publicPath === 'auto' ? address : new URL(publicPath, address).href;
  const folder = remoteEntry.path === '' ? '' : `${remoteEntry.path.replace(/\/$/, '')}/`;
  return { address: new URL(`${folder}${remoteEntry.name}`, base).href, usesPageLibraries };
}

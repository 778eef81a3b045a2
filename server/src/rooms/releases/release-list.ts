import { createHash } from 'node:crypto';
import type { ReleaseList } from '@petwise/contracts';
import * as v from 'valibot';
import type { ReleaseBytes } from './release-bytes.ts';
import type { ReleaseRow } from './repository.ts';

const MANIFEST = 'mf-manifest.json';

/** What of a federation manifest says how its remote is opened. */
const Manifest = v.object({
  metaData: v.object({
    remoteEntry: v.object({ path: v.string(), name: v.string() }),
    /** Ours alone, of a build (tools/federation/remote-config.ts). */
    petwiseUsesPageLibraries: v.optional(v.boolean(), false),
  }),
});

type Listed = Pick<ReleaseRow, 'remote' | 'version' | 'contract' | 'files'>;

/**
 * The text of a version's release list: always the same for the same version, so
 * that its hash, and a signature of it, stand for everything in the version.
 * Null while the manifest is not in the store, or is not the released one.
 */
export async function releaseListOf(release: Listed, bytes: ReleaseBytes): Promise<string | null> {
  const { remote, version, contract, files } = release;
  const opening = remote === 'shell' ? OPENS_NOTHING : await openingOf(release, bytes);
  if (opening === null) return null;
  const inOrder = Object.entries(files).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const list: ReleaseList = {
    schemaVersion: 1,
    remote,
    version,
    contract,
    ...opening,
    files: Object.fromEntries(inOrder),
  };
  return JSON.stringify(list);
}

type Opening = Pick<ReleaseList, 'entry' | 'usesPageLibraries'>;

const OPENS_NOTHING: Opening = { entry: null, usesPageLibraries: true };

async function openingOf(release: Listed, bytes: ReleaseBytes): Promise<Opening | null> {
  const text = await readManifest(release, bytes);
  if (text === null) return null;
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Manifest),
    Buffer.from(text).toString(),
  );
  if (!parsed.success) return { entry: null, usesPageLibraries: false };
  const { remoteEntry, petwiseUsesPageLibraries: usesPageLibraries } = parsed.output.metaData;
  const path = remoteEntry.path.replace(/^\.?\/|\/$/g, '');
  return {
    entry: path === '' ? remoteEntry.name : `${path}/${remoteEntry.name}`,
    usesPageLibraries,
  };
}

/** The released manifest, or null; a copy of it that was damaged is fetched anew. */
async function readManifest(release: Listed, bytes: ReleaseBytes): Promise<Uint8Array | null> {
  const text = await bytes.read(release, MANIFEST);
  if (text === null || hashOf(text) === release.files[MANIFEST]) return text;
  if ((await bytes.fetchAnew(release).catch(() => null)) === null) return null;
  const anew = await bytes.read(release, MANIFEST);
  return anew !== null && hashOf(anew) === release.files[MANIFEST] ? anew : null;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

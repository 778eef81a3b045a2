import {
  containerName,
  isPageScript,
  ReleaseList,
  type RemoteName,
  type RemoteRegistry,
} from '@petwise/contracts';
import * as v from 'valibot';
import type { ReleasedFiles } from './released-files.ts';

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  /** As browsers take it, by address. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A version whose scripts a page may load from its first moment. */
export interface PinnedRemote {
  readonly remote: RemoteName;
  readonly version: string;
  /** Address of its folder, with a slash at its end. */
  readonly base: string;
  readonly list: Pick<ReleaseList, 'entry' | 'files' | 'usesPageLibraries'>;
}

/**
 * The page's import map: what each script must hash to, so that the browser runs
 * no other, and under a name of its own the container of each remote. A container
 * that negotiates its libraries has no name: the shell asks for its list first.
 */
export function importMapOf(
  shell: Readonly<Record<string, string>>,
  remotes: readonly PinnedRemote[],
): ImportMap {
  const imports: Record<string, string> = {};
  const integrity: Record<string, string> = {};
  const pin = (base: string, files: Readonly<Record<string, string>>): void => {
    for (const [path, hash] of Object.entries(files)) {
      if (isPageScript(path)) integrity[`${base}${path}`] = `sha256-${hash}`;
    }
  };
  pin('/', shell);
  for (const { remote, version, base, list } of remotes) {
    pin(base, list.files);
    if (list.entry !== null && list.usesPageLibraries) {
      imports[containerName(remote, version)] = `${base}${list.entry}`;
    }
  }
  return { imports, integrity };
}

/** The present version of each remote that a page opens first. */
export async function pinnedOf(
  remotes: readonly RemoteName[],
  registry: RemoteRegistry,
  released: ReleasedFiles,
): Promise<PinnedRemote[]> {
  const pinned: PinnedRemote[] = [];
  for (const remote of remotes) {
    const current = registry.remotes[remote]?.current;
    const found = current === undefined ? null : await released.find(remote, current.version);
    if (current === undefined || found === null) continue;
    const { version, entry } = current;
    const base = entry.slice(0, entry.lastIndexOf('/') + 1);
    pinned.push({ remote, version, base, list: v.parse(ReleaseList, JSON.parse(found.list)) });
  }
  return pinned;
}

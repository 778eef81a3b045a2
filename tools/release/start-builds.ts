import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContractSnapshot, ReleaseName } from '../../shared/contracts/src/release-service.ts';
import type { LocalBuild } from './local-build.ts';

interface Placed {
  readonly current: { readonly version: string; readonly contract: number };
  readonly snapshot?: ContractSnapshot;
  /** Absent in a channel's file of before there was a release service: a person decided, and the server takes it over. */
  readonly byStart?: true;
}

/**
 * Lays builds into the releases folder before the server runs, and names them in
 * `channels/<name>.json`: the server takes them into its store as it starts, and
 * makes those current that nobody has decided about (server/src/rooms/releases/seed.ts).
 *
 * @param told what each was built against, by name; of the shell, which the server takes
 * from its own folder, with its version.
 */
export function placeBuilds(
  { folder, channel }: { readonly folder: string; readonly channel: string },
  builds: readonly LocalBuild[],
  told: {
    readonly snapshots?: Partial<Record<ReleaseName, ContractSnapshot>>;
    readonly shell?: { readonly version: string; readonly snapshot: ContractSnapshot };
  } = {},
): void {
  const { snapshots = {}, shell } = told;
  const file = join(folder, 'channels', `${channel}.json`);
  const remotes = readPlaced(file);
  for (const build of builds) {
    const { remote, version, contract } = build;
    if (remotes[remote] && !remotes[remote].byStart) continue;
    copyBuild(folder, build);
    const snapshot = snapshots[remote];
    remotes[remote] = {
      current: { version, contract },
      byStart: true,
      ...(snapshot && { snapshot }),
    };
  }
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ schemaVersion: 1, remotes, shell }, null, 2)}\n`);
  renameSync(draft, file);
}

function readPlaced(file: string): Partial<Record<ReleaseName, Placed>> {
  if (!existsSync(file)) return {};
  // Written here alone, in one rename.
  return (JSON.parse(readFileSync(file, 'utf8')) as { remotes: Record<ReleaseName, Placed> })
    .remotes;
}

function copyBuild(folder: string, { remote, version, folder: source }: LocalBuild): void {
  const target = join(folder, remote, version);
  if (existsSync(target)) return;
  const incoming = join(folder, `.incoming-${remote}-${version}-${process.pid}`);
  rmSync(incoming, { recursive: true, force: true });
  cpSync(source, incoming, { recursive: true });
  mkdirSync(dirname(target), { recursive: true });
  renameSync(incoming, target);
}

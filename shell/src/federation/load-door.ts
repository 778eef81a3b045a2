import { getInstance } from '@module-federation/runtime';
import {
  CONTRACT_VERSION,
  DOORS,
  type DoorName,
  type RemoteName,
  type RemoteRelease,
} from '@petwise/contracts';
import type { DoorModule } from '@petwise/ui';
import { reportDoorError } from '../telemetry/page-errors.ts';
import { DEADLINES, withDeadline } from './deadlines.ts';
import { currentRegistry } from './registry.ts';

/** A door that is open, and the version of the bundle that opened it. */
export interface OpenDoor<Name extends DoorName> {
  readonly module: DoorModule<Name>;
  readonly version: string;
}

/** Versions that failed to load or to mount in this page; they are not tried again by themselves. */
const quarantined = new Set<string>();
/** The entry that the federation runtime last registered, by remote. */
const registered = new Map<RemoteName, string>();
/** Entries that failed before, and how often: a hung address is asked for by another name. */
const failures = new Map<string, number>();

/**
 * Loads a door: the current version of its remote, or the previous one when
 * the current one has failed in this page.
 *
 * @throws Error of the last version tried, when none opened.
 */
export async function loadDoor<Name extends DoorName>(
  door: Name,
  options: { readonly again?: boolean } = {},
): Promise<OpenDoor<Name>> {
  const remote = DOORS[door];
  const registry = await currentRegistry(options.again ? { fresh: true } : {});
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`The registry does not name ${remote}`);
  if (options.again) quarantined.delete(keyOf(remote, entry.current));
  const releases = [entry.current, ...(entry.previous ? [entry.previous] : [])].filter(
    (release) => release.contract === CONTRACT_VERSION && !quarantined.has(keyOf(remote, release)),
  );
  let failure: unknown = new Error(`${remote} has no version that fits this shell`);
  for (const release of releases) {
    try {
      return await loadFrom(door, release);
    } catch (error) {
      failure = error;
      failures.set(release.entry, (failures.get(release.entry) ?? 0) + 1);
      quarantine(door, release.version);
      reportDoorError(remote, 'load', error);
      console.error(`${door} ${release.version} did not load`, error);
    }
  }
  throw failure;
}

/** Remembers that a version threw while mounting, so that the next attempt takes another. */
export function quarantine(door: DoorName, version: string): void {
  quarantined.add(`${DOORS[door]}@${version}`);
}

async function loadFrom<Name extends DoorName>(
  door: Name,
  release: RemoteRelease,
): Promise<OpenDoor<Name>> {
  const remote = DOORS[door];
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime is missing');
  const entry = addressOf(release.entry);
  if (registered.get(remote) !== entry) {
    runtime.registerRemotes([{ name: remote, entry, type: 'module' }], {
      force: registered.has(remote),
    });
    registered.set(remote, entry);
  }
  const part = door.slice(door.indexOf('/') + 1);
  // The registry's contract version says that this module is the door that contracts declare.
  const loading = runtime.loadRemote(`${remote}/${part}`) as Promise<DoorModule<Name> | null>;
  const module = await withDeadline(loading, `${door} ${release.version}`, DEADLINES.module);
  if (!module || typeof module.Door !== 'function')
    throw new Error(`${remote} has no door ./${part}`);
  return { module, version: release.version };
}

/**
 * The same files under another path after a failure: a browser joins a second
 * import of an address that hangs to the first one, for ever. Our server serves
 * `…/~2/…` as `…/…`.
 */
function addressOf(entry: string): string {
  const failed = failures.get(entry) ?? 0;
  if (failed === 0 || !entry.startsWith('/')) return entry;
  return entry.replace(/[^/]+$/, (file) => `~${failed}/${file}`);
}

function keyOf(remote: RemoteName, release: RemoteRelease): string {
  return `${remote}@${release.version}`;
}

import { getInstance } from '@module-federation/runtime';
import {
  CONTRACT_VERSION,
  DOORS,
  type DoorName,
  type RemoteName,
  type RemoteRegistry,
  type RemoteRelease,
} from '@petwise/contracts';
import { type DoorModule, language, learnWords, type WordsByName } from '@petwise/ui';
import { reportDoorError } from '../telemetry/page-errors.ts';
import { DEADLINES, withDeadline } from './deadlines.ts';
import { entryOf, forgetEntry } from './manifests.ts';
import { currentRegistry, isRecalled } from './registry.ts';
import { forgive, isSetAside, rememberSetAside, setAside } from './set-aside.ts';

/** A door that is open, and the version of the bundle that opened it. */
export interface OpenDoor<Name extends DoorName> {
  readonly module: DoorModule<Name>;
  readonly version: string;
}

/** What a remote exposes beside its doors: its words in another language, and no component. */
interface WordsModule {
  readonly WORDS: WordsByName;
}

/** The entry that the federation runtime last registered, by remote. */
const registered = new Map<RemoteName, string>();
/** Entries that failed before, and how often: a hung address is asked for by another name. */
const failures = new Map<string, number>();

/**
 * Loads a door: the current version of its remote, or the best of those that
 * served well before when the current one has failed in this browser.
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
  if (options.again) forgive(remote, entry.current.version);
  const releases = candidatesOf(registry, remote);
  let failure: unknown = new Error(`${remote} has no version that fits this shell`);
  for (const [index, release] of releases.entries()) {
    const isLast = index === releases.length - 1;
    const begun = performance.now();
    try {
      const deadline = isLast ? DEADLINES.module : DEADLINES.moduleBeforeAnother;
      const opened = await loadFrom(door, release, deadline);
      // A network that is slow for every version is no fault of the one before.
      const isSlow = performance.now() - begun > DEADLINES.moduleBeforeAnother;
      if (release !== entry.current && !isSlow) rememberSetAside();
      return opened;
    } catch (error) {
      failure = error;
      noteFailure(release);
      setAside(remote, release.version);
      reportDoorError(remote, 'load', error);
      console.error(`${door} ${release.version} did not load`, error);
    }
  }
  throw failure;
}

/**
 * Loads what `loadDoor` would load first, ahead of time. A failure is nobody's
 * business: no version is set aside for it, and the owner's own visit tries anew.
 */
export async function warmDoor(door: DoorName): Promise<void> {
  const registry = await currentRegistry();
  const release = candidatesOf(registry, DOORS[door])[0];
  if (!release) return;
  try {
    await openModule(door, release);
  } catch {
    noteFailure(release);
  }
}

/** Versions of a remote that this page may open, the first one first. */
export function candidatesOf(registry: RemoteRegistry, remote: RemoteName): RemoteRelease[] {
  const entry = registry.remotes[remote];
  if (!entry) return [];
  return [entry.current, ...entry.good].filter(
    ({ contract, version }) =>
      contract === CONTRACT_VERSION && !isSetAside(remote, version) && !isRecalled(remote, version),
  );
}

async function loadFrom<Name extends DoorName>(
  door: Name,
  release: RemoteRelease,
  deadline: number,
): Promise<OpenDoor<Name>> {
  const remote = DOORS[door];
  const opening = openModule(door, release);
  const module = await withDeadline(opening, `${door} ${release.version}`, deadline);
  if (!module || typeof module.Door !== 'function')
    throw new Error(`${remote} has no door ./${partOf(door)}`);
  return { module, version: release.version };
}

async function openModule<Name extends DoorName>(
  door: Name,
  release: RemoteRelease,
): Promise<DoorModule<Name> | null> {
  const remote = DOORS[door];
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime is missing');
  const entry = await entryOf(release, addressOf(release.entry));
  if (registered.get(remote) !== entry) {
    runtime.registerRemotes([{ name: remote, entry, type: 'module' }], {
      force: registered.has(remote),
    });
    registered.set(remote, entry);
  }
  if (language() !== 'en') await learnWordsOf(remote, (part) => runtime.loadRemote(part));
  // The registry's contract version says that this module is the door that contracts declare.
  return runtime.loadRemote(`${remote}/${partOf(door)}`) as Promise<DoorModule<Name> | null>;
}

/** Before a door is opened its remote's words are there. A version without Spanish, or whose words do not come, speaks English. */
async function learnWordsOf(
  remote: RemoteName,
  load: (part: string) => Promise<WordsModule | null>,
): Promise<void> {
  await load(`${remote}/spanish`).then((module) => learnWords(module?.WORDS ?? {}), console.error);
}

/** The next attempt asks under another address. */
function noteFailure({ entry }: RemoteRelease): void {
  forgetEntry(addressOf(entry));
  failures.set(entry, (failures.get(entry) ?? 0) + 1);
}

function partOf(door: DoorName): string {
  return door.slice(door.indexOf('/') + 1);
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

import {
  DOORS,
  type DoorName,
  isWithin,
  type MountReport,
  type RemoteName,
  type RemoteRegistry,
  type RemoteRelease,
  SHELL_CONTRACTS,
} from '@petwise/contracts';
import { type DoorModule, language, learnWords, type WordsByName } from '@petwise/ui';
import { reportDoorError } from '../telemetry/page-errors.ts';
import { reportMount } from '../telemetry/page-reports.ts';
import { DEADLINES, DeadlineError, withDeadline } from './deadlines.ts';
import { openPart } from './open-part.ts';
import { PhaseError } from './phase-error.ts';
import { currentRegistry, isRecalled } from './registry.ts';
import { entryOf } from './remote-entry.ts';
import { watchOpening } from './frozen-pages.ts';
import { forgive, isSetAside, rememberSetAside, setAside } from './set-aside.ts';

/** A door that is open, and the version of the bundle that opened it. */
export interface OpenDoor<Name extends DoorName> {
  readonly module: DoorModule<Name>;
  readonly version: string;
  /** When it was asked for, milliseconds of the page's own clock. */
  readonly askedAt: number;
}

/** What a remote exposes beside its doors: its words in another language, and no component. */
interface WordsModule {
  readonly WORDS: WordsByName;
}
type Opened<Name extends DoorName> = Omit<OpenDoor<Name>, 'askedAt'>;

/** Releases that failed before, by entry, and how often: a hung address is asked for by another name. */
const failures = new Map<string, number>();
/** Since when a door is on its way, by door and version: whoever joins a slow one sees that it is slow. */
const underWay = new Map<string, number>();

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
  // Where each has failed before, each may try again.
  const usable = candidatesOf(registry, remote);
  const releases = usable.length > 0 ? usable : fittingOf(registry, remote);
  let failure: unknown = new Error(`${remote} has no version that fits this shell`);
  const askedAt = performance.now();
  const failed: MountReport[] = [];
  const late: Promise<Opened<Name>>[] = [];
  for (const [index, release] of releases.entries()) {
    const isLast = index === releases.length - 1;
    const stopWatching = watchOpening(remote, release.version);
    const opening = loadFrom(door, release);
    const begun = underWay.get(`${door}@${release.version}`) ?? performance.now();
    try {
      const deadline = isLast ? DEADLINES.module : DEADLINES.moduleBeforeAnother;
      const opened = await withDeadline(opening, `${door} ${release.version}`, deadline);
      // A network that is slow for every version is no fault of the one before.
      const isSlow = performance.now() - begun > DEADLINES.moduleBeforeAnother;
      if (release !== entry.current && !isSlow) rememberSetAside();
      // With none that opens, it is the network's fault or nobody's.
      for (const one of failed) reportMount(one);
      return { ...opened, askedAt };
    } catch (error) {
      failure = error;
      if (error instanceof DeadlineError) late.push(opening);
      failed.push({ remote, version: release.version, outcome: phaseOf(error) });
      stopWatching();
      noteFailure(release);
      setAside(remote, release.version);
      reportDoorError(remote, 'load', error);
      console.error(`${door} ${release.version} did not load`, error);
    }
  }
  // One that was only late is better than those behind it that failed.
  const left = DEADLINES.module - (performance.now() - askedAt);
  const opened = await withDeadline(Promise.any(late), door, left).catch(() => null);
  if (opened === null) throw failure;
  forgive(remote, opened.version);
  return { ...opened, askedAt };
}

/**
 * Loads what `loadDoor` would load first, ahead of time; besides a version, what
 * would take its place. A failure is nobody's business: no version is set aside
 * for it, and the owner's own visit tries anew. Answers whether it is there.
 */
export async function warmDoor(
  door: DoorName,
  options: { readonly besides?: string } = {},
): Promise<boolean> {
  const registry = await currentRegistry();
  const release = candidatesOf(registry, DOORS[door]).find(
    ({ version }) => version !== options.besides,
  );
  if (!release) return false;
  try {
    await openModule(door, release);
    return true;
  } catch {
    noteFailure(release);
    return false;
  }
}

/** Versions of a remote that this page may open, and that have not failed it, the first one first. */
export function candidatesOf(registry: RemoteRegistry, remote: RemoteName): RemoteRelease[] {
  return fittingOf(registry, remote).filter(({ version }) => !isSetAside(remote, version));
}

function fittingOf(registry: RemoteRegistry, remote: RemoteName): RemoteRelease[] {
  const entry = registry.remotes[remote];
  if (!entry) return [];
  return [entry.current, ...entry.good].filter(
    ({ contract, version }) => isWithin(contract, SHELL_CONTRACTS) && !isRecalled(remote, version),
  );
}

function phaseOf(error: unknown): MountReport['outcome'] {
  if (error instanceof PhaseError) return error.phase;
  return error instanceof DeadlineError ? 'hang' : 'chunk';
}

async function loadFrom<Name extends DoorName>(
  door: Name,
  release: RemoteRelease,
): Promise<Opened<Name>> {
  const module = await openModule(door, release);
  if (!module || typeof module.Door !== 'function')
    throw new Error(`${DOORS[door]} has no door ./${partOf(door)}`);
  return { module, version: release.version };
}

async function openModule<Name extends DoorName>(
  door: Name,
  release: RemoteRelease,
): Promise<DoorModule<Name> | null> {
  const key = `${door}@${release.version}`;
  if (!underWay.has(key)) underWay.set(key, performance.now());
  try {
    return await openAttempt(door, release);
  } finally {
    underWay.delete(key);
  }
}

async function openAttempt<Name extends DoorName>(
  door: Name,
  release: RemoteRelease,
): Promise<DoorModule<Name> | null> {
  const remote = DOORS[door];
  const attempt = failures.get(release.entry) ?? 0;
  const entry = await entryOf(remote, release, attempt).catch((error: unknown) => {
    throw new PhaseError('manifest', error);
  });
  if (language() !== 'en') await learnWordsOf((part) => openPart(remote, part, entry));
  // The registry's contract version says that this module is the door that contracts declare.
  return openPart(remote, partOf(door), entry) as Promise<DoorModule<Name> | null>;
}

/** Before a door is opened its remote's words are there. A version without Spanish, or whose words do not come, speaks English. */
async function learnWordsOf(open: (part: string) => Promise<unknown>): Promise<void> {
  // The registry's contract version says that this module has this shape.
  const opened = open('spanish') as Promise<WordsModule | null>;
  await opened.then((module) => learnWords(module?.WORDS ?? {}), console.error);
}

/** The next attempt asks under another address. */
function noteFailure({ entry }: RemoteRelease): void {
  failures.set(entry, (failures.get(entry) ?? 0) + 1);
}

function partOf(door: DoorName): string {
  return door.slice(door.indexOf('/') + 1);
}

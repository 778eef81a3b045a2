import { RemoteName, REMOTES } from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';
import { reportMount } from '../telemetry/page-reports.ts';
import { DEADLINES } from './deadlines.ts';
import { rememberSetAside, setAside } from './set-aside.ts';

const KEY = 'petwise.opening';
/** A page that is being opened says so this often; one that is held up cannot. */
const BEAT_MS = 500;
/** What a door starts while it opens is watched for so long after it was drawn. */
const AFTER_DRAWING_MS = 1_000;

const Beats = v.record(RemoteName, v.object({ version: v.string(), at: v.number() }));
type Beats = v.InferOutput<typeof Beats>;

/** Ends the watch over each remote that is being opened. */
const watches = new Map<RemoteName, () => void>();

/**
 * Watches whether a version holds up the page while it opens: one that does so
 * for longer than it may is not opened again, and a page that never came back
 * from it is noticed by the next one. Answers how to stop.
 */
export function watchOpening(remote: RemoteName, version: string): () => void {
  watches.get(remote)?.();
  let last = Date.now();
  const beat = () => {
    const late = Date.now() - last - BEAT_MS;
    if (late > DEADLINES.block) condemn(remote, version);
    last = Date.now();
    // A hidden page may be put to sleep, or ended, without a fault of anybody.
    if (document.visibilityState === 'hidden') stop();
    else write({ ...read(), [remote]: { version, at: last } });
  };
  const timer = setInterval(beat, BEAT_MS);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('pagehide', stop);
    watches.delete(remote);
    const { [remote]: _own, ...others } = read();
    write(others);
  };
  addEventListener('pagehide', stop);
  watches.set(remote, stop);
  beat();
  return stop;
}

/** The door of a remote has drawn something; the watch over its opening ends soon. */
export function hasOpened(remote: RemoteName): void {
  const stop = watches.get(remote);
  if (stop) setTimeout(stop, AFTER_DRAWING_MS);
}

/** Sets aside the version that the page before this one never came back from. */
export function findFrozen(): void {
  const beats = read();
  for (const remote of REMOTES) {
    const beat = beats[remote];
    if (!beat || Date.now() - beat.at <= DEADLINES.block) continue;
    condemn(remote, beat.version);
    delete beats[remote];
    write(beats);
  }
}

function condemn(remote: RemoteName, version: string): void {
  setAside(remote, version);
  rememberSetAside();
  reportMount({ remote, version, outcome: 'hang' });
}

function write(beats: Beats): void {
  // Without storage no later page knows.
  if (Object.keys(beats).length === 0) localStore.write(KEY, null);
  else localStore.writeValue(KEY, beats);
}

function read(): Beats {
  return localStore.readAs(KEY, (value) => v.parse(Beats, value)) ?? {};
}

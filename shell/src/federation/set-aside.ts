import { RemoteName } from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';

const KEY = 'petwise.set-aside';
/** After this long a version gets another chance. */
const FORGIVEN_AFTER_MS = 24 * 60 * 60 * 1000;
/** Of one remote, the newest are remembered. */
const MOST_REMEMBERED = 10;

const Remembered = v.record(RemoteName, v.array(v.object({ version: v.string(), at: v.number() })));
type Remembered = v.InferOutput<typeof Remembered>;

/** Versions that failed to load or to mount: in this page, and before in this browser. */
let held: Remembered = read();

/** Whether a version failed in this page, or in this browser not long ago, and another one is to be taken. */
export function isSetAside(remote: RemoteName, version: string): boolean {
  return (held[remote] ?? []).some((one) => one.version === version);
}

/** Has the next attempt in this page take another version. */
export function setAside(remote: RemoteName, version: string): void {
  const others = (held[remote] ?? []).filter((one) => one.version !== version);
  const versions = [...others, { version, at: Date.now() }].slice(-MOST_REMEMBERED);
  held = { ...held, [remote]: versions };
}

/** Somebody asks for it to be tried again. */
export function forgive(remote: RemoteName, version: string): void {
  const others = (held[remote] ?? []).filter((one) => one.version !== version);
  held = { ...held, [remote]: others };
  rememberSetAside();
}

/**
 * Has the browser's next pages not wait for these versions again. Only once
 * another version has opened: with none, the network may have been at fault.
 */
export function rememberSetAside(): void {
  // Without storage this page still remembers.
  localStore.writeValue(KEY, held);
}

function read(): Remembered {
  const stored = localStore.readAs(KEY, (value) => v.parse(Remembered, value)) ?? {};
  const since = Date.now() - FORGIVEN_AFTER_MS;
  return Object.fromEntries(
    Object.entries(stored).map(([remote, versions]) => [
      remote,
      versions.filter((one) => one.at > since),
    ]),
  );
}

import { CONTRACT_VERSION, RemoteName, type RemoteRegistry } from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';
import { readBootData } from './boot-data.ts';

const KEY = 'petwise.overrides';
/** Only a server on the developer's own computer: its entry's address, a manifest. */
const OwnComputer = v.pipe(v.string(), v.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/\S+$/));
const Overrides = v.record(RemoteName, OwnComputer);
export type Overrides = v.InferOutput<typeof Overrides>;

/** Which remotes this browser takes from the developer's own computer; none unless the server allows it. */
export function readOverrides(): Overrides {
  if (readBootData(document)?.overrides !== true) return {};
  try {
    return v.parse(Overrides, JSON.parse(localStore.read(KEY) ?? '{}'));
  } catch (error) {
    console.error(`${KEY} is not a list of remotes and addresses on this computer`, error);
    return {};
  }
}

/** Takes every remote from its release again, from the next page on. */
export function resetOverrides(): void {
  localStore.write(KEY, null);
}

/** The registry with the developer's own remotes; the released one is what they fall back to. */
export function withOverrides(registry: RemoteRegistry): RemoteRegistry {
  const overrides = Object.entries(readOverrides());
  if (overrides.length === 0) return registry;
  const remotes = { ...registry.remotes };
  for (const [name, entry] of overrides) {
    const remote = v.parse(RemoteName, name);
    const current = { version: 'own computer', contract: CONTRACT_VERSION, entry };
    const released = registry.remotes[remote];
    remotes[remote] = { current, good: released ? [released.current, ...released.good] : [] };
  }
  return { ...registry, remotes };
}

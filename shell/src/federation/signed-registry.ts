import {
  ChannelStatement,
  type RemoteName,
  RemoteRegistry,
  type RemoteRelease,
} from '@petwise/contracts';
import * as v from 'valibot';

/** What a page believes a later registry by. */
export interface Belief {
  /** Public keys of Ed25519, `x` of a JWK. */
  readonly keys: readonly string[];
  /** What the page was opened with; the words of another channel are not for it. */
  readonly channel: string;
  /** The newest of this channel that this browser has seen; an older one is a replay. */
  readonly newest: RemoteRegistry | null;
}

/**
 * What a server's later registry comes to, once its signature and its number are
 * checked: the versions that the release service has signed for, and of the server's
 * own words only whether this owner is in a trial, and where the versions lie: what comes
 * from there is held to the signed hashes. Null in a browser that cannot
 * check (no Ed25519, or no secure context): the page then keeps to its own registry.
 *
 * @throws Error for one that no known key has signed, that is of another channel, or older than what was seen.
 */
export async function believed(
  told: RemoteRegistry,
  { keys, channel: own, newest }: Belief,
): Promise<RemoteRegistry | null> {
  const known = await importKeys(keys);
  if (known === null) return null;
  const { signed } = told;
  if (!signed || !(await isSignedBy(known, signed))) throw new Error('registry: not signed');
  const { channel, seq, recalled, remotes } = v.parse(ChannelStatement, JSON.parse(signed.text));
  if (channel !== own) throw new Error(`registry: of the channel ${channel}`);
  if (seq < (newest?.seq ?? 0)) throw new Error('registry: replayed');
  const given = Object.entries(remotes).map(([name, { current, canary, good }]) => {
    // The keys are what the schema says.
    const named = told.remotes[name as RemoteName];
    const isOnTrial = canary?.version === named?.current.version;
    const [first, ...others] = [...(canary && isOnTrial ? [canary] : []), current, ...good].map(
      (release) => ({ ...release, entry: addressOf(release, named) }),
    );
    return [name, { current: first, good: others }];
  });
  const registry = { schemaVersion: 1, channel, seq, recalled, remotes: Object.fromEntries(given) };
  return v.parse(RemoteRegistry, registry);
}

/** Where the server that answers has a version; where it was signed, for one that it does not name. */
function addressOf(
  { version, entry }: RemoteRelease,
  named: RemoteRegistry['remotes'][RemoteName],
): string {
  const there = [named?.current, ...(named?.good ?? [])].find((one) => one?.version === version);
  return there?.entry ?? entry;
}

async function isSignedBy(
  keys: readonly CryptoKey[],
  { text, signature }: NonNullable<RemoteRegistry['signed']>,
): Promise<boolean> {
  const words = new TextEncoder().encode(text);
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  const checks = keys.map((key) => crypto.subtle.verify('Ed25519', key, bytes, words));
  return (await Promise.all(checks)).includes(true);
}

/** Null where the browser does not know the kind of key. */
async function importKeys(keys: readonly string[]): Promise<CryptoKey[] | null> {
  if (!globalThis.isSecureContext) return null;
  try {
    return await Promise.all(
      keys.map((x) =>
        crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, [
          'verify',
        ]),
      ),
    );
  } catch {
    return null;
  }
}

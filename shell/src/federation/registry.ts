import { type RemoteName, RemoteRegistry, remoteRoutes } from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';
import { isCachedPage, readBootData } from './boot-data.ts';
import { DEADLINES } from './deadlines.ts';
import { withOverrides } from './overrides.ts';
import { believed } from './signed-registry.ts';

const LAST_GOOD_KEY = 'petwise.registry';
const LastGood = v.record(v.string(), RemoteRegistry);
/** Of the page, for as long as it is open; under a host that says nothing there is one without a name, and no key. */
const { channel: CHANNEL, keys: KEYS } = trustOf(document);
/** A slot that mounts later than this after the last look asks for the registry again. */
const FRESH_FOR_MS = 5_000;

let held: RemoteRegistry | null = inlined();
// A kept page is as old as it is, and so is one that says less than was seen before: it asks first.
let askedAt = held && !isCachedPage(document) && !isOlder(held, lastGood()) ? Date.now() : 0;

/**
 * The registry to open a door by: the one in the page while it is fresh, then
 * the server's newest, then the last one that worked.
 *
 * @throws Error when there has never been one.
 */
export async function currentRegistry(
  options: { readonly fresh?: boolean } = {},
): Promise<RemoteRegistry> {
  const fresh = options.fresh ? null : freshRegistry();
  if (fresh) return fresh;
  try {
    const response = await fetch(remoteRoutes.registry.path, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(DEADLINES.registry),
    });
    if (!response.ok) throw new Error(`registry: HTTP ${response.status}`);
    const newest = await proven(v.parse(RemoteRegistry, await response.json()));
    remember(newest);
    askedAt = Date.now();
    held = withOverrides(newest);
    return held;
  } catch (error) {
    // Without a network only what a kept page names is here.
    const fallback = isCachedPage(document) ? (held ?? lastGood()) : newestSeen();
    if (!fallback) throw error;
    held = fallback;
    return fallback;
  }
}

/** Whom the page believes: what our server wrote into it, or who serves it as a plain file (docs/operations.md). */
function trustOf(page: Document): { channel: string; keys: readonly string[] } {
  const boot = readBootData(page);
  if (boot) return { channel: boot.registry.channel, keys: boot.keys };
  const meta = page.querySelector<HTMLMetaElement>('meta[name="petwise-trust"]');
  const [channel = '', ...keys] = meta?.content.trim().split(/\s+/) ?? [];
  return { channel, keys };
}

/** What may be believed of a later registry; on a host that signs nothing, all of it. */
async function proven(told: RemoteRegistry): Promise<RemoteRegistry> {
  if (KEYS.length === 0) return told;
  const registry = await believed(told, { keys: KEYS, channel: CHANNEL, newest: newestSeen() });
  if (registry) return registry;
  // Who cannot check a signature stays with what the page says, and believes only what is taken back.
  return { ...(held ?? told), recalled: told.recalled };
}

function newestSeen(): RemoteRegistry | null {
  const last = lastGood();
  return held && !isOlder(held, last) ? held : last;
}

/** Whether one registry was signed before another of the same channel. */
function isOlder(one: RemoteRegistry, other: RemoteRegistry | null): boolean {
  return one.channel === other?.channel && (one.seq ?? 0) < (other.seq ?? 0);
}

/** The registry as far as it is known without asking. */
export function knownRegistry(): RemoteRegistry | null {
  return held;
}

/** Whether a version may not be opened, by what this page knows or any page of this browser has been told last. */
export function isRecalled(remote: RemoteName, version: string): boolean {
  return [held, lastGood()].some((registry) => registry?.recalled[remote]?.includes(version));
}

/** The whole address; the registry's own ones are paths. */
export function absolute(address: string): string {
  return new URL(address, location.origin).href;
}

/** The registry while nobody needs to ask for it again; for a synchronous first render. */
export function freshRegistry(): RemoteRegistry | null {
  return Date.now() - askedAt < FRESH_FOR_MS ? held : null;
}

function inlined(): RemoteRegistry | null {
  const registry = readBootData(document)?.registry;
  return registry ? withOverrides(registry) : null;
}

function remember(registry: RemoteRegistry): void {
  // Without storage the registry simply has no local copy.
  localStore.writeValue(LAST_GOOD_KEY, { ...allLastGood(), [CHANNEL]: registry });
}

function lastGood(): RemoteRegistry | null {
  return allLastGood()[CHANNEL] ?? null;
}

/** By channel: what was seen of another one must not be forgotten, or it could be replayed. */
function allLastGood(): v.InferOutput<typeof LastGood> {
  return localStore.readAs(LAST_GOOD_KEY, (value) => v.parse(LastGood, value)) ?? {};
}

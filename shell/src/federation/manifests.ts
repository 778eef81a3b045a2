import type { RemoteRelease } from '@petwise/contracts';
import * as v from 'valibot';
import { readBootData } from './boot-data.ts';
import { DEADLINES } from './deadlines.ts';
import { absolute } from './registry.ts';

/** What of a remote's manifest opens it. */
const Manifest = v.object({
  metaData: v.object({
    /** Where the files lie; `auto`: beside the manifest. */
    publicPath: v.optional(v.string(), 'auto'),
    remoteEntry: v.object({ path: v.string(), name: v.string() }),
    /** Ours alone, of a build (tools/federation/lean-remote.ts). */
    petwiseUsesPageLibraries: v.optional(v.boolean(), false),
  }),
});

/** Where a remote's module is, and whether it is a container that finds its libraries in the page. */
export interface RemoteEntry {
  readonly address: string;
  readonly usesPageLibraries: boolean;
}

/** By the manifest's address: the remote's entry, or the question on its way. */
const entries = new Map<string, Promise<RemoteEntry>>();

/**
 * The entry of a remote, from its manifest: the copy in the page, or
 * the server's. Either must hash to what the registry says of it.
 * `address` is where this attempt takes the release's manifest from.
 *
 * @throws Error where it cannot be had, is not what was released, or is no manifest.
 */
export function entryOf(release: RemoteRelease, address: string): Promise<RemoteEntry> {
  const known = entries.get(address);
  if (known) return known;
  const reading = readManifest(release, absolute(address)).catch((error: unknown) => {
    entries.delete(address);
    throw error;
  });
  entries.set(address, reading);
  return reading;
}

/** Has the next attempt at this address ask again: its module did not load. */
export function forgetEntry(address: string): void {
  entries.delete(address);
}

async function readManifest({ integrity }: RemoteRelease, address: string): Promise<RemoteEntry> {
  const text = (await inlined(address, integrity)) ?? (await fetched(address, integrity));
  const metaData = v.parse(Manifest, JSON.parse(text)).metaData;
  const { publicPath, remoteEntry, petwiseUsesPageLibraries: usesPageLibraries } = metaData;
  const base = publicPath === 'auto' ? address : new URL(publicPath, address).href;
  const folder = remoteEntry.path === '' ? '' : `${remoteEntry.path.replace(/\/$/, '')}/`;
  return { address: new URL(`${folder}${remoteEntry.name}`, base).href, usesPageLibraries };
}

/** The copy in the page; null without one, or where it is not what was released. */
async function inlined(address: string, integrity: string | undefined): Promise<string | null> {
  const copies = Object.entries(readBootData(document)?.manifests ?? {});
  const text = copies.find(([path]) => absolute(path) === address)?.[1];
  return text !== undefined && (await hasIntegrity(text, integrity)) ? text : null;
}

async function fetched(address: string, integrity: string | undefined): Promise<string> {
  const signal = AbortSignal.timeout(DEADLINES.manifest);
  const response = await fetch(address, { signal, ...(integrity && { integrity }) });
  if (!response.ok) throw new Error(`manifest: HTTP ${response.status}`);
  return response.text();
}

/** Never so where the page cannot hash (http on another computer): the browser then checks what it fetches. */
async function hasIntegrity(text: string, integrity: string | undefined): Promise<boolean> {
  if (integrity === undefined || !globalThis.isSecureContext) return false;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

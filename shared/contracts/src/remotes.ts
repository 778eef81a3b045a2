import * as v from 'valibot';
import { defineRoutes } from './route.ts';

/** The five bundles that the shell federates, by federation name. */
export const REMOTES = [
  'mfe_intake',
  'mfe_chat',
  'mfe_report',
  'mfe_uploads',
  'mfe_health',
] as const;
/** A remote by its container's name. */
export const RemoteName = v.picklist(REMOTES);
export type RemoteName = v.InferOutput<typeof RemoteName>;

/**
 * The version of what shell and remotes promise each other: doors, events and
 * shared libraries. A build of a remote says which one it asks for.
 */
export const CONTRACT_VERSION = 2;

/** Contracts from one to another, both included. */
export interface ContractRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The contracts whose remotes this shell opens; a remote that asks for another one is refused
 * before it loads. Whoever changes `CONTRACT_VERSION` leaves `from` where it is for as long as
 * the shell keeps what the remotes of before were promised.
 */
export const SHELL_CONTRACTS: ContractRange = { from: 2, to: CONTRACT_VERSION };

/** Whether a contract that a remote asks for lies in a range. */
export function isWithin(contract: number, { from, to }: ContractRange): boolean {
  return from <= contract && contract <= to;
}

/** One released build of a remote. `entry` is the address of its `mf-manifest.json`. */
export const RemoteRelease = v.object({
  version: v.string(),
  entry: v.string(),
  contract: v.number(),
  /** What the manifest must hash to, as browsers take it: `sha256-` and base64. Shells of before checked by it. */
  integrity: v.optional(v.string()),
  /** What its release list must hash to, likewise; none for a remote that a developer's server gives out. */
  list: v.optional(v.string()),
});
export type RemoteRelease = v.InferOutput<typeof RemoteRelease>;

/** What a release consists of. It lies beside the manifest, as `RELEASE_LIST`; the server writes it and no build. */
export const ReleaseList = v.object({
  schemaVersion: v.literal(1),
  remote: v.string(),
  version: v.string(),
  contract: v.number(),
  /** Path of the module that is the federation container; null for the shell. */
  entry: v.nullable(v.string()),
  /** Whether the container finds its libraries in the page; any other needs the federation runtime. */
  usesPageLibraries: v.boolean(),
  /** SHA-256 of every file, base64, by path in order. */
  files: v.record(v.string(), v.string()),
});
export type ReleaseList = v.InferOutput<typeof ReleaseList>;

/** The file of a build that lists its others with their hashes. */
export const RELEASE_LIST = 'release.json';

/** Whether a page may run a release's file; a remote's script for a server is none of its own. */
export function isPageScript(path: string): boolean {
  return /\.m?js$/.test(path) && !path.endsWith('.ssr.js');
}

/** The name under which a page's import map holds the container of a version whose scripts it has the hashes of. */
export function containerName(remote: string, version: string): string {
  return `${remote}@${version}`;
}

/** What a channel gives, in the words that its release service has signed. */
export const ChannelStatement = v.object({
  schemaVersion: v.literal(1),
  channel: v.string(),
  /** Grows with each move: what bears a lower number than was seen before is old. */
  seq: v.number(),
  remotes: v.record(
    RemoteName,
    v.object({
      current: RemoteRelease,
      /** What some owners are given in its place. */
      canary: v.nullable(RemoteRelease),
      good: v.array(RemoteRelease),
    }),
  ),
  recalled: v.record(RemoteName, v.array(v.string())),
});
export type ChannelStatement = v.InferOutput<typeof ChannelStatement>;

/** Which version of each remote this page should take, and what to fall back to. */
export const RemoteRegistry = v.object({
  schemaVersion: v.literal(1),
  channel: v.string(),
  remotes: v.record(
    RemoteName,
    v.object({
      current: RemoteRelease,
      /** Versions that served well before, the best first: used when the current one fails to load or to mount. */
      good: v.optional(v.array(RemoteRelease), []),
    }),
  ),
  /** Versions that must never open again, also from what a browser keeps. */
  recalled: v.optional(v.record(RemoteName, v.array(v.string())), {}),
  /** Number of the statement that it says; none under a host without a release service. */
  seq: v.optional(v.number()),
  /** The text of the `ChannelStatement` and its signature (Ed25519, base64); the page has them from its own server. */
  signed: v.optional(v.object({ text: v.string(), signature: v.string() })),
});
export type RemoteRegistry = v.InferOutput<typeof RemoteRegistry>;

/**
 * All that pages need to open without a network: the shell, the current
 * version of every remote, the emergency page. A browser keeps a set whole or
 * does not use it, so that old and new never meet on one page.
 */
export const OfflineSet = v.object({
  schemaVersion: v.literal(1),
  /** Names the set, and changes with any file of it; the page says the same in its boot data. */
  version: v.string(),
  /** Addresses of the shell's screens; each is answered by the page of `/`. */
  pages: v.array(v.string()),
  /** SHA-256 of every file, base64, by address. */
  files: v.record(v.string(), v.string()),
});
export type OfflineSet = v.InferOutput<typeof OfflineSet>;

/** What a page reads to learn which releases it takes. */
export const remoteRoutes = defineRoutes({
  registry: {
    method: 'GET',
    path: '/registry.json',
    access: 'public',
    bodyKind: 'none',
    response: RemoteRegistry,
  },
  offline: {
    method: 'GET',
    path: '/offline.json',
    access: 'public',
    bodyKind: 'none',
    response: OfflineSet,
  },
});

/** Id of the JSON block in `index.html` that carries the registry, and what else the page begins with. */
export const BOOT_DATA_ID = 'petwise-boot';

import * as v from 'valibot';
import { ContractSnapshot } from './contract-snapshot.ts';
import { REMOTES } from './remotes.ts';
import { defineRoutes } from './route.ts';

export { ContractSnapshot };

/*
 * The release service: how a team publishes a version and decides who gets it.
 * A door of its own (`@petwise/contracts/release-service`), so that no page carries it.
 */

/** What is released by itself: a remote, or the shell that opens them. */
export const ReleaseName = v.picklist(['shell', ...REMOTES]);
export type ReleaseName = v.InferOutput<typeof ReleaseName>;

/** A version's name; it is a folder's and an address's part as well. */
export const ReleaseVersion = v.pipe(v.string(), v.regex(/^[\w+~-][\w+~.-]{0,99}$/));
/** A channel's name: which owners get what; `stable` unless a server says another. */
export const ReleaseChannel = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));
const Percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));
/** Below the release's folder; no part of it is `.` or `..`. */
const FilePath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w@+~,.-]+(?:\/[\w@+~,.-]+)*$/),
);

/** Largest body of a published build, bytes of JSON. */
export const MAX_BUILD_BYTES = 32 * 1024 * 1024;
/** Most moves of one set. */
export const MAX_MOVES = 20;

/** What may be done with one remote in one channel. */
export const ReleaseMove = v.variant('kind', [
  /** Everybody gets this version. */
  v.object({ kind: v.literal('point'), remote: ReleaseName, version: ReleaseVersion }),
  /** This share of owners gets it, in percent, in place of any other trial. */
  v.object({
    kind: v.literal('canary'),
    remote: ReleaseName,
    version: ReleaseVersion,
    percent: Percent,
    /** Grows by itself to 1, 10, 50 and 100 % while pages fare no worse with it. */
    goesOn: v.optional(v.boolean()),
  }),
  /** Everybody gets the version on trial, or what another channel gives to everybody. */
  v.object({ kind: v.literal('promote'), remote: ReleaseName, from: v.optional(ReleaseChannel) }),
  /** Ends the trial; without one everybody gets the best version of before. */
  v.object({ kind: v.literal('rollback'), remote: ReleaseName }),
  /** Everybody gets this version, and nothing moves until it is unpinned. */
  v.object({ kind: v.literal('pin'), remote: ReleaseName, version: ReleaseVersion }),
  v.object({ kind: v.literal('unpin'), remote: ReleaseName }),
  /** Nobody gets this version again, in any channel; the channels that give it turn back. */
  v.object({ kind: v.literal('recall'), remote: ReleaseName, version: ReleaseVersion }),
]);
export type ReleaseMove = v.InferOutput<typeof ReleaseMove>;

/** What a channel gives of one remote. */
export const ChannelEntry = v.object({
  remote: ReleaseName,
  current: ReleaseVersion,
  canary: v.nullable(v.object({ version: ReleaseVersion, percent: Percent, goesOn: v.boolean() })),
  /** Nothing moves until it is unpinned. */
  pinned: v.boolean(),
  /** Nobody has decided anything yet: a start put its own build there, and the next may. */
  byStart: v.boolean(),
  /** Versions to fall back to, the best first: never turned back, and proven by mounts. */
  good: v.array(ReleaseVersion),
  /** When the present state was decided, ISO 8601. */
  since: v.string(),
});
export type ChannelEntry = v.InferOutput<typeof ChannelEntry>;

/** One line of the log, which is never changed. */
export const ReleaseLogLine = v.object({
  seq: v.number(),
  at: v.string(),
  /** Name of the key that moved it, `start`, or `petwise` for what it decided by the pages' reports. */
  who: v.string(),
  channel: v.string(),
  remote: ReleaseName,
  kind: v.string(),
  /** What everybody got before and gets now; null for nothing. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  canary: v.nullable(v.string()),
  percent: v.nullable(v.number()),
  why: v.string(),
});
export type ReleaseLogLine = v.InferOutput<typeof ReleaseLogLine>;

/** A build in the store, as its team sees it. */
const StoredRelease = v.object({
  remote: ReleaseName,
  version: ReleaseVersion,
  contract: v.number(),
  addedAt: v.string(),
  addedBy: v.string(),
  recalled: v.boolean(),
});
export type StoredRelease = v.InferOutput<typeof StoredRelease>;

const OneRelease = v.object({ remote: ReleaseName, version: ReleaseVersion });

/** Two versions that may meet in a page. */
export const ReleasePair = v.object({
  one: OneRelease,
  other: OneRelease,
  /** False where one of them was published without a snapshot. */
  known: v.boolean(),
  /** What breaks, one sentence each, with doors, bundles and versions; none when they fit. */
  problems: v.array(v.string()),
});
export type ReleasePair = v.InferOutput<typeof ReleasePair>;

const KeyName = v.pipe(v.string(), v.regex(/^[\w .@-]{1,60}$/));

const HeldKey = v.object({
  name: KeyName,
  /** What it moves; null for everything, which an operator's does. */
  remotes: v.nullable(v.array(ReleaseName)),
  createdAt: v.string(),
});
/** A key that moves releases, without its secret. */
export type HeldKey = v.InferOutput<typeof HeldKey>;

const inChannel = v.object({ channel: ReleaseChannel });

/** The calls of the release service. */
export const releaseServiceRoutes = defineRoutes({
  /** Puts a build into the store; one that is there already is left as it is. */
  publish: {
    method: 'POST',
    path: '/api/releases',
    access: 'release-key',
    bodyKind: 'json',
    body: v.object({
      remote: ReleaseName,
      version: ReleaseVersion,
      contract: v.pipe(v.number(), v.integer()),
      /** Base64 of every file, by path. */
      files: v.record(FilePath, v.pipe(v.string(), v.base64())),
      snapshot: v.optional(ContractSnapshot),
    }),
    response: v.object({ version: ReleaseVersion, added: v.boolean() }),
    timeoutMs: 120_000,
  },
  /** All of these moves or none, in one transaction. */
  move: {
    method: 'POST',
    path: '/api/releases/channels/:channel/moves',
    access: 'release-key',
    params: inChannel,
    bodyKind: 'json',
    body: v.object({
      moves: v.pipe(v.array(ReleaseMove), v.minLength(1), v.maxLength(MAX_MOVES)),
      why: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
      /** Refused as a conflict unless everybody gets these versions now, by remote. */
      expected: v.optional(v.record(ReleaseName, v.nullable(ReleaseVersion)), {}),
    }),
    response: v.object({ entries: v.array(ChannelEntry) }),
  },
  channel: {
    method: 'GET',
    path: '/api/releases/channels/:channel',
    access: 'release-key',
    params: inChannel,
    bodyKind: 'none',
    response: v.object({ channel: v.string(), entries: v.array(ChannelEntry) }),
  },
  /** Newest first. */
  log: {
    method: 'GET',
    path: '/api/releases/channels/:channel/log',
    access: 'release-key',
    params: inChannel,
    query: v.object({
      remote: v.optional(ReleaseName),
      limit: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.maxValue(1_000)),
        '50',
      ),
    }),
    bodyKind: 'none',
    response: v.object({ lines: v.array(ReleaseLogLine) }),
  },
  stored: {
    method: 'GET',
    path: '/api/releases',
    access: 'release-key',
    query: v.object({ remote: v.optional(ReleaseName) }),
    bodyKind: 'none',
    response: v.object({ releases: v.array(StoredRelease) }),
  },
  /** Whether a version fits what a channel gives of everything else, from the store alone. */
  check: {
    method: 'GET',
    path: '/api/releases/check',
    access: 'release-key',
    query: v.object({
      channel: v.optional(ReleaseChannel, 'stable'),
      remote: ReleaseName,
      version: ReleaseVersion,
    }),
    bodyKind: 'none',
    response: v.object({
      /** One sentence each, with doors, bundles and versions; none when it fits. */
      problems: v.array(v.string()),
      /** What it was compared with; `known` is false for a version that was published without a snapshot. */
      compared: v.array(v.object({ ...OneRelease.entries, known: v.boolean() })),
    }),
  },
  /** How the newest versions of every remote fit the newest shells and each other, from the store alone. */
  pairs: {
    method: 'GET',
    path: '/api/releases/pairs',
    access: 'release-key',
    query: v.object({
      /** How many of each remote and of the shell. */
      newest: v.optional(v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number)), '3'),
    }),
    bodyKind: 'none',
    response: v.object({ pairs: v.array(ReleasePair) }),
  },
  /** How the files of one version differ from another's. */
  diff: {
    method: 'GET',
    path: '/api/releases/diff',
    access: 'release-key',
    query: v.object({ remote: ReleaseName, from: ReleaseVersion, to: ReleaseVersion }),
    bodyKind: 'none',
    response: v.object({
      contract: v.object({ from: v.number(), to: v.number() }),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      changed: v.array(v.string()),
    }),
  },
  /** Removes versions that nothing names; keeps the newest few of each remote. */
  gc: {
    method: 'POST',
    path: '/api/releases/gc',
    access: 'release-key',
    bodyKind: 'json',
    body: v.object({ keep: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)) }),
    response: v.object({
      removed: v.array(v.object({ remote: ReleaseName, version: v.string() })),
    }),
    timeoutMs: 120_000,
  },
  /** A new key; its secret is told once. Only a key of all remotes may make one. */
  newKey: {
    method: 'POST',
    path: '/api/releases/keys',
    access: 'release-key',
    bodyKind: 'json',
    body: v.object({
      name: KeyName,
      remotes: v.pipe(v.array(ReleaseName), v.minLength(1)),
    }),
    response: v.object({ key: v.string() }),
  },
  /** Whose keys there are, without their secrets. */
  keys: {
    method: 'GET',
    path: '/api/releases/keys',
    access: 'release-key',
    bodyKind: 'none',
    response: v.object({ keys: v.array(HeldKey) }),
  },
  /** Ends every key of a name but the one that asks. */
  endKey: {
    method: 'DELETE',
    path: '/api/releases/keys/:name',
    access: 'release-key',
    params: v.object({ name: KeyName }),
    bodyKind: 'none',
    response: v.object({ ended: v.number() }),
  },
});

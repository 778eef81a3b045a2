import * as v from 'valibot';

/** The bundles that may speak on the bus. */
export const EVENT_OWNERS = ['shell', 'intake', 'chat', 'report', 'uploads', 'health'] as const;
/** Who may emit events: the shell, or a remote by its short name. */
export type EventOwner = (typeof EVENT_OWNERS)[number];

/** How the bus treats one event: who may emit it, and whether a late listener still gets the last one. */
export interface EventSpec {
  readonly owner: EventOwner;
  readonly replay: 'none' | 'last';
  /** Grows when the payload changes so that who was built with the one before could not send or hear it. */
  readonly version: number;
  /** What makes a payload of one version, the key, one of the next: bundles built with it may go on sending it. */
  readonly steps?: Readonly<Record<number, (payload: object) => object>>;
  readonly payload: v.GenericSchema<unknown, object>;
}
/** Events by name. */
export type Catalogue = Readonly<Record<string, EventSpec>>;
/** With which version of its events a bundle was built, by name; 1 of those that it does not name. */
export type EventVersions = Readonly<Record<string, number>>;

const sessionId = v.object({ sessionId: v.string() });

/**
 * Every event of Petwise. Names are past-tense facts that begin with their
 * owner; payloads carry ids and small values: no components, no functions, and
 * none of the owner's words beyond a line of the assessor's reasoning.
 */
export const EVENTS = {
  'shell.signed-in': {
    owner: 'shell',
    replay: 'last',
    version: 1,
    payload: v.object({}),
  },
  'shell.signed-out': {
    owner: 'shell',
    replay: 'none',
    version: 1,
    payload: v.object({ reason: v.picklist(['asked', 'expired']) }),
  },
  'shell.reasoning-received': {
    owner: 'shell',
    replay: 'none',
    version: 1,
    payload: v.object({ sessionId: v.string(), seq: v.number(), content: v.string() }),
  },
  'shell.socket-changed': {
    owner: 'shell',
    replay: 'last',
    version: 1,
    payload: v.object({
      status: v.picklist(['connecting', 'open', 'waiting', 'closed']),
      sessionId: v.nullable(v.string()),
    }),
  },
  'shell.stage-changed': {
    owner: 'shell',
    replay: 'last',
    version: 1,
    payload: v.object({
      stage: v.picklist(['home', 'basic-intake', 'medical-history', 'chat', 'results']),
      /** Under which its forms keep what is typed; a shell of before names none. */
      draftId: v.optional(v.string()),
    }),
  },
  'shell.consult-begun': {
    owner: 'shell',
    replay: 'none',
    version: 1,
    payload: sessionId,
  },
  'intake.submitted': {
    owner: 'intake',
    replay: 'none',
    version: 1,
    payload: v.object({ fileCount: v.number() }),
  },
  'chat.session-opened': {
    owner: 'chat',
    replay: 'last',
    version: 1,
    payload: sessionId,
  },
  'chat.session-closed': {
    owner: 'chat',
    replay: 'none',
    version: 1,
    payload: sessionId,
  },
  'chat.message-arrived': {
    owner: 'chat',
    replay: 'none',
    version: 1,
    payload: sessionId,
  },
  'chat.finished': {
    owner: 'chat',
    replay: 'none',
    version: 1,
    payload: sessionId,
  },
  'report.viewed': {
    owner: 'report',
    replay: 'none',
    version: 1,
    payload: v.object({ sessionId: v.nullable(v.string()) }),
  },
  'uploads.completed': {
    owner: 'uploads',
    replay: 'none',
    version: 1,
    payload: v.object({ fileId: v.string(), appleHealth: v.boolean() }),
  },
  'uploads.values-read': {
    owner: 'uploads',
    replay: 'none',
    version: 1,
    payload: v.object({ fileId: v.string() }),
  },
  'health.imported': {
    owner: 'health',
    replay: 'last',
    version: 1,
    payload: sessionId,
  },
} as const satisfies Record<`${EventOwner}.${string}`, EventSpec>;

/** An event of the bus by its owner and its fact: `shell.signed-in`. */
export type EventName = keyof typeof EVENTS;
/** What an event carries. */
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]['payload']>;
/** The events that a owner owns, and so may emit. */
export type EventsFrom<R extends EventOwner> = Extract<EventName, `${R}.${string}`>;

import * as v from 'valibot';

/** The rooms that may speak on the bus. */
export const EVENT_OWNERS = ['shell', 'intake', 'chat', 'report', 'uploads', 'health'] as const;
/** Who may emit events: the shell, or a remote by its short name. */
export type EventOwner = (typeof EVENT_OWNERS)[number];

/** How the bus treats one event: who may emit it, and whether a late listener still gets the last one. */
interface EventSpec {
  readonly owner: EventOwner;
  readonly replay: 'none' | 'last';
  /** Grows when the payload changes shape. */
  readonly version: number;
  /** One sentence for `docs/events.md`. */
  readonly says: string;
  readonly payload: v.GenericSchema;
}

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
    says: 'The owner has signed in (or in again, after the session had expired).',
    payload: v.object({}),
  },
  'shell.signed-out': {
    owner: 'shell',
    replay: 'none',
    version: 1,
    says: 'The session has ended; private state must go.',
    payload: v.object({ reason: v.picklist(['asked', 'expired']) }),
  },
  'shell.reasoning-received': {
    owner: 'shell',
    replay: 'none',
    version: 1,
    says: 'The assessor said one line of its reasoning for a session, over the socket.',
    payload: v.object({ sessionId: v.string(), seq: v.number(), content: v.string() }),
  },
  'shell.socket-changed': {
    owner: 'shell',
    replay: 'last',
    version: 1,
    says: 'The reasoning socket opened, closed or waits to reconnect.',
    payload: v.object({
      status: v.picklist(['connecting', 'open', 'waiting', 'closed']),
      sessionId: v.nullable(v.string()),
    }),
  },
  'shell.stage-changed': {
    owner: 'shell',
    replay: 'last',
    version: 1,
    says: 'The assessment moved to another stage.',
    payload: v.object({
      stage: v.picklist(['home', 'basic-intake', 'medical-history', 'chat', 'results']),
    }),
  },
  'intake.submitted': {
    owner: 'intake',
    replay: 'none',
    version: 1,
    says: 'The owner sent the first description; it lies in session storage for the assessment.',
    payload: v.object({ fileCount: v.number() }),
  },
  'chat.session-opened': {
    owner: 'chat',
    replay: 'last',
    version: 1,
    says: 'A conversation is on screen; the shell connects the socket for its session.',
    payload: sessionId,
  },
  'chat.session-closed': {
    owner: 'chat',
    replay: 'none',
    version: 1,
    says: 'The conversation left the screen.',
    payload: sessionId,
  },
  'chat.message-arrived': {
    owner: 'chat',
    replay: 'none',
    version: 1,
    says: 'The other side of the conversation on screen said something new.',
    payload: sessionId,
  },
  'chat.finished': {
    owner: 'chat',
    replay: 'none',
    version: 1,
    says: 'A conversation reached its assessment.',
    payload: sessionId,
  },
  'report.viewed': {
    owner: 'report',
    replay: 'none',
    version: 1,
    says: 'A report is on screen.',
    payload: v.object({ sessionId: v.nullable(v.string()) }),
  },
  'uploads.completed': {
    owner: 'uploads',
    replay: 'none',
    version: 1,
    says: 'The server has taken a file.',
    payload: v.object({ fileId: v.string(), appleHealth: v.boolean() }),
  },
  'health.imported': {
    owner: 'health',
    replay: 'last',
    version: 1,
    says: 'An Apple Health export was read; its summary is kept under this id.',
    payload: sessionId,
  },
} as const satisfies Record<`${EventOwner}.${string}`, EventSpec>;

/** An event of the bus by its owner and its fact: `shell.signed-in`. */
export type EventName = keyof typeof EVENTS;
/** What an event carries. */
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]['payload']>;
/** The events that a owner owns, and so may emit. */
export type EventsFrom<R extends EventOwner> = Extract<EventName, `${R}.${string}`>;

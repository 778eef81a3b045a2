import * as v from 'valibot';

/** Path of the reasoning socket; `?sessionId=` names the session (SOCK-01). */
export const SOCKET_PATH = '/ws';

/** What a page sends to keep its socket open (SOCK-02). */
export const SocketPing = v.object({ type: v.literal('ping') });

/** What the server sends: a reasoning line (SOCK-03), or the answer to a ping. */
export const SocketMessage = v.variant('type', [
  v.object({
    type: v.literal('reasoning'),
    sessionId: v.string(),
    content: v.string(),
    /** Grows by one a line within a session, so that a reconnect neither repeats nor skips; another server may not count. */
    seq: v.optional(v.number()),
  }),
  v.object({ type: v.literal('pong') }),
]);
export type SocketMessage = v.InferOutput<typeof SocketMessage>;

/** Close codes of the socket. */
export const SOCKET_CLOSE = {
  signedOut: 4401,
  badMessage: 1008,
  tooLarge: 1009,
  /** The server stops or restarts; come back for what is missing. */
  goingAway: 1001,
} as const;

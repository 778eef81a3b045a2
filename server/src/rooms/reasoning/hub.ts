import { SOCKET_CLOSE, type SocketMessage } from '@petwise/contracts';
import type { WebSocket } from 'ws';
import type { Actor } from '../../plugins/contract-routes.ts';
import type { ReasoningLog } from './log.ts';

/** Most sockets of one owner, and from one address. */
export const MAX_SOCKETS = { owner: 10, address: 50 } as const;
/** A reader that lets this much pile up is cut off. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const CLOSE_GRACE_MS = 2_000;

export interface Listener {
  readonly socket: WebSocket;
  readonly actor: Actor;
  readonly sessionId: string;
  readonly address: string;
  /** The last line the client has. */
  after: number;
}

interface Connection extends Listener {
  pumping: boolean;
  again: boolean;
}

/** The open sockets, and which line each of them has reached. */
export class ReasoningHub {
  readonly #log: ReasoningLog;
  readonly #connections = new Set<Connection>();

  constructor(log: ReasoningLog) {
    this.#log = log;
  }

  /** True when one more socket of this owner and address is allowed. */
  hasRoom(ownerId: string, address: string): boolean {
    let ofOwner = 0;
    let ofAddress = 0;
    for (const connection of this.#connections) {
      if (connection.actor.ownerId === ownerId) ofOwner += 1;
      if (connection.address === address) ofAddress += 1;
    }
    return ofOwner < MAX_SOCKETS.owner && ofAddress < MAX_SOCKETS.address;
  }

  /** Takes a socket in, and sends what its session already has after `after`. */
  async add(listener: Listener): Promise<void> {
    const connection: Connection = { ...listener, pumping: false, again: false };
    this.#connections.add(connection);
    listener.socket.once('close', () => this.#connections.delete(connection));
    await this.#pump(connection);
  }

  /** New lines of a session; '' when any session may have some. */
  async wake(sessionId: string): Promise<void> {
    const concerned = [...this.#connections].filter(
      (connection) => sessionId === '' || connection.sessionId === sessionId,
    );
    await Promise.all(concerned.map((connection) => this.#pump(connection)));
  }

  /** Closes the sockets of a session's hash or of an owner's id. */
  signOut(id: string): void {
    for (const { socket, actor } of this.#connections) {
      if (actor.sessionHash === id || actor.ownerId === id) {
        socket.close(SOCKET_CLOSE.signedOut, 'signed out');
      }
    }
  }

  /** Closes the sockets whose session has run out meanwhile. */
  async recheck(isActive: (sessionHash: string) => Promise<boolean>): Promise<void> {
    const hashes = new Set([...this.#connections].map(({ actor }) => actor.sessionHash));
    for (const hash of hashes) if (!(await isActive(hash))) this.signOut(hash);
  }

  /** Tells every client to come back later; cuts those that do not answer. */
  async close(): Promise<void> {
    const sockets = [...this.#connections].map(({ socket }) => socket);
    await Promise.all(
      sockets.map(async (socket) => {
        const closed = new Promise<void>((done) => socket.once('close', () => done()));
        const timer = setTimeout(() => socket.terminate(), CLOSE_GRACE_MS);
        socket.close(SOCKET_CLOSE.goingAway, 'the server restarts');
        await closed;
        clearTimeout(timer);
      }),
    );
  }

  /** Reads from the log until nothing is new; one reader a socket, so lines keep their order. */
  async #pump(connection: Connection): Promise<void> {
    connection.again = true;
    if (connection.pumping) return;
    connection.pumping = true;
    try {
      while (connection.again && connection.socket.readyState === connection.socket.OPEN) {
        connection.again = false;
        const { actor, sessionId, after } = connection;
        const lines = await this.#log.read(actor.ownerId, sessionId, after);
        for (const { seq, content } of lines) {
          send(connection.socket, { type: 'reasoning', sessionId, content, seq });
          connection.after = seq;
          connection.again = true;
        }
      }
    } finally {
      connection.pumping = false;
    }
  }
}

/** Sends a message, or cuts off a reader that does not read. */
export function send(socket: WebSocket, message: SocketMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
}

import { SOCKET_CLOSE, type SocketMessage } from '@petwise/contracts';
import type { WebSocket } from 'ws';
import type { Actor } from '../../plugins/contract-routes.ts';
import type { ReasoningLine, StoredLines } from './line-batches.ts';
import { PAGE, type ReasoningLog } from './log.ts';

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

/** The sockets of one owner on one session, which get its lines together. */
interface Audience {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly members: Set<Listener>;
  isReading: boolean;
  /** Something came while the tables were read. */
  again: boolean;
}

/** The open sockets, and which line each of them has reached. */
export class ReasoningHub {
  readonly #log: ReasoningLog;
  readonly #connections = new Set<Listener>();
  /** By session, then by owner: who only guesses the id of a session hears nothing of its owner's. */
  readonly #audiences = new Map<string, Map<string, Audience>>();

  constructor(log: ReasoningLog) {
    this.#log = log;
  }

  /** True when one more socket of this owner and address is allowed. */
  hasSpace(ownerId: string, address: string): boolean {
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
    this.#connections.add(listener);
    const audience = this.#audienceOf(listener);
    audience.members.add(listener);
    listener.socket.once('close', () => {
      this.#connections.delete(listener);
      audience.members.delete(listener);
      if (audience.members.size === 0) this.#forget(audience);
    });
    await this.#catchUp(audience);
  }

  /** Sends lines that have just been stored; a socket that lacks others before them is caught up from the tables. */
  async deliver({ ownerId, sessionId, lines }: StoredLines): Promise<void> {
    const audience = this.#audiences.get(sessionId)?.get(ownerId);
    const [first] = lines;
    if (audience === undefined || first === undefined) return;
    const isBehind = [...audience.members].some(({ after }) => after < first.seq - 1);
    if (audience.isReading || isBehind) await this.#catchUp(audience);
    else fanOut(audience, lines);
  }

  /** New lines somewhere, as `LineBatches` tells it; '' when any session may have some. */
  async wake(told: string): Promise<void> {
    const news = new Map(told.split(' ').map((one) => [one.slice(0, 36), Number(one.slice(37))]));
    const concerned = [...this.#audiences.values()].flatMap((audiences) =>
      [...audiences.values()].filter(({ sessionId, members }) => {
        if (told === '') return true;
        const last = news.get(sessionId) ?? 0;
        return [...members].some(({ after }) => after < last);
      }),
    );
    await Promise.all(concerned.map((audience) => this.#catchUp(audience)));
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

  #audienceOf({ actor, sessionId }: Listener): Audience {
    const { ownerId } = actor;
    const audiences = this.#audiences.get(sessionId) ?? new Map<string, Audience>();
    this.#audiences.set(sessionId, audiences);
    const known = audiences.get(ownerId);
    if (known !== undefined) return known;
    const fresh = {
      ownerId,
      sessionId,
      members: new Set<Listener>(),
      isReading: false,
      again: false,
    };
    audiences.set(ownerId, fresh);
    return fresh;
  }

  #forget({ sessionId, ownerId }: Audience): void {
    const audiences = this.#audiences.get(sessionId);
    audiences?.delete(ownerId);
    if (audiences?.size === 0) this.#audiences.delete(sessionId);
  }

  /** Reads the log until nothing is new: one reader for all sockets of a session, so that lines keep their order. */
  async #catchUp(audience: Audience): Promise<void> {
    audience.again = true;
    if (audience.isReading) return;
    audience.isReading = true;
    try {
      while (audience.again && audience.members.size > 0) {
        audience.again = false;
        const after = Math.min(...[...audience.members].map((member) => member.after));
        const lines = await this.#log.read(audience.ownerId, audience.sessionId, after);
        fanOut(audience, lines);
        if (lines.length === PAGE) audience.again = true;
      }
    } finally {
      audience.isReading = false;
    }
  }
}

/** Sends each socket of a session those lines that it does not have; each line is written out once for all. */
function fanOut({ sessionId, members }: Audience, lines: readonly ReasoningLine[]): void {
  for (const { seq, content } of lines) {
    const message: SocketMessage = { type: 'reasoning', sessionId, content, seq };
    const bytes = Buffer.from(JSON.stringify(message));
    for (const member of members) {
      if (member.after >= seq) continue;
      sendBytes(member.socket, bytes);
      member.after = seq;
    }
  }
}

/** Sends a message, or cuts off a reader that does not read. */
export function send(socket: WebSocket, message: SocketMessage): void {
  sendBytes(socket, Buffer.from(JSON.stringify(message)));
}

function sendBytes(socket: WebSocket, bytes: Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
  else socket.send(bytes, { binary: false });
}

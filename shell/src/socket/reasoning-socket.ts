import {
  SOCKET_PATH,
  SOCKET_PING_MS,
  SOCKET_RECONNECT_MS,
  SocketMessage,
} from '@petwise/contracts';
import * as v from 'valibot';

export type SocketStatus = 'connecting' | 'open' | 'waiting' | 'closed';

export interface ReasoningLine {
  readonly sessionId: string;
  readonly seq: number;
  readonly content: string;
}

interface SocketListeners {
  readonly onLine: (line: ReasoningLine) => void;
  readonly onStatus: (status: SocketStatus) => void;
}

/**
 * The reasoning socket of one session (SOCK-01..03): pings every 30 s,
 * reconnects 2 s after a close, and asks for what it missed by the number of
 * the last line it has seen. Returns the way to close it.
 */
export function openReasoningSocket(sessionId: string, listeners: SocketListeners): () => void {
  let closed = false;
  let lastSeq = 0;
  let socket: WebSocket | null = null;
  let ping: ReturnType<typeof setInterval> | undefined;
  let reconnect: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    listeners.onStatus('connecting');
    const opening = new WebSocket(socketAddress(sessionId, lastSeq));
    socket = opening;
    opening.addEventListener('open', () => {
      listeners.onStatus('open');
      ping = setInterval(() => opening.send(JSON.stringify({ type: 'ping' })), SOCKET_PING_MS);
    });
    opening.addEventListener('message', (event) => receive(event.data));
    opening.addEventListener('close', () => {
      clearInterval(ping);
      if (closed) return;
      listeners.onStatus('waiting');
      reconnect = setTimeout(connect, SOCKET_RECONNECT_MS);
    });
  }

  function receive(data: unknown): void {
    const message = v.safeParse(SocketMessage, parse(data));
    if (!message.success || message.output.type !== 'reasoning') return;
    const { seq = lastSeq + 1, content } = message.output;
    if (message.output.sessionId !== sessionId || seq <= lastSeq) return;
    lastSeq = seq;
    listeners.onLine({ sessionId, seq, content });
  }

  connect();
  return () => {
    closed = true;
    clearTimeout(reconnect);
    clearInterval(ping);
    socket?.close();
    listeners.onStatus('closed');
  };
}

function socketAddress(sessionId: string, after: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const query = new URLSearchParams({ sessionId });
  if (after > 0) query.set('after', String(after));
  return `${scheme}//${location.host}${SOCKET_PATH}?${query}`;
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

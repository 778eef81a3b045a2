// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReasoningSocket, type ReasoningLine, type SocketStatus } from './reasoning-socket.ts';

const SESSION = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';

/** Stands in for the browser's socket; the real one is met in the end-to-end tests. */
class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.dispatchEvent(new Event('close'));
  }

  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function latest(): FakeSocket {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

describe('the reasoning socket', () => {
  let lines: ReasoningLine[];
  let statuses: SocketStatus[];
  let close: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.opened.length = 0;
    lines = [];
    statuses = [];
    close = openReasoningSocket(SESSION, {
      onLine: (line) => lines.push(line),
      onStatus: (status) => statuses.push(status),
    });
  });

  afterEach(() => {
    close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('SOCK-01 opens /ws with the session id', () => {
    expect(latest().url).toBe(`ws://${location.host}/ws?sessionId=${SESSION}`);
  });

  it('SOCK-01 is encrypted on a secure page', () => {
    vi.stubGlobal('location', { protocol: 'https:', host: 'petwise.example' });
    openReasoningSocket(SESSION, { onLine: () => undefined, onStatus: () => undefined })();
    expect(latest().url).toBe(`wss://petwise.example/ws?sessionId=${SESSION}`);
  });

  it('SOCK-02 pings every 30 s', () => {
    latest().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(29_999);
    expect(latest().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(latest().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(30_000);
    expect(latest().sent).toHaveLength(2);
  });

  it('SOCK-02 reconnects 2 s after a close, and asks for what it missed', () => {
    latest().dispatchEvent(new Event('open'));
    latest().receive({ type: 'reasoning', sessionId: SESSION, seq: 4, content: 'Reading' });
    latest().close();
    vi.advanceTimersByTime(1_999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(latest().url).toContain('after=4');
    expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting']);
  });

  it('SOCK-03 takes the lines of its own session alone, each once', () => {
    const line = { type: 'reasoning', sessionId: SESSION, seq: 1, content: 'Reading' };
    latest().receive(line);
    latest().receive(line);
    latest().receive({ ...line, seq: 2, sessionId: 'another' });
    latest().receive({ type: 'pong' });
    latest().receive('nonsense');
    expect(lines).toEqual([{ sessionId: SESSION, seq: 1, content: 'Reading' }]);
  });

  it('SOCK-03 takes lines that a server sends without a number, each as the next one', () => {
    const line = { type: 'reasoning', sessionId: SESSION, content: 'Reading' };
    latest().receive({ ...line, seq: 4 });
    latest().receive({ ...line, content: 'Weighing' });
    latest().receive({ ...line, content: 'Asking' });
    expect(lines.map(({ seq, content }) => [seq, content])).toEqual([
      [4, 'Reading'],
      [5, 'Weighing'],
      [6, 'Asking'],
    ]);
    latest().close();
    vi.advanceTimersByTime(2_000);
    expect(latest().url).toContain('after=6');
  });

  it('does not come back once it was closed', () => {
    close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

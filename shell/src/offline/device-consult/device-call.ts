/** A call as the page's client sends it, as far as the device may answer it. */
export interface DeviceCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Its `Idempotency-Key`. */
  readonly key: string | null;
  /** Cancels it. */
  readonly signal: AbortSignal | null;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** A request of the page as the consult on the device reads it. */
export function readCall(url: string, init: RequestInit): DeviceCall {
  const [path = ''] = url.split('?');
  return {
    method: init.method ?? 'GET',
    path,
    body: typeof init.body === 'string' ? parse(init.body) : null,
    key: new Headers(init.headers).get('idempotency-key'),
    signal: init.signal ?? null,
  };
}

/** Which consult a call is about, by its body or its address. */
export function sessionOf({ path, body }: DeviceCall): string | null {
  if (typeof body === 'object' && body !== null && 'sessionId' in body) {
    return typeof body.sessionId === 'string' ? body.sessionId : null;
  }
  return ID.exec(path)?.[0] ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

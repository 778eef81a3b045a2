import {
  authRoutes,
  consultRoutes,
  labTestRoutes,
  sessionRoutes,
  uploadRoutes,
} from '@petwise/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { createClient } from './client.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function clientAnswering(answer: () => Response | Promise<Response>): {
  client: ReturnType<typeof createClient>;
  sent: Sent[];
} {
  const sent: Sent[] = [];
  const client = createClient({
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answer();
    },
  });
  return { client, sent };
}

const session = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';

describe('client', () => {
  it('NET-01 includes credentials and sends JSON as JSON', async () => {
    const { client, sent } = clientAnswering(() => Response.json({ success: true }));
    await client.call(authRoutes.login, { body: { password: 'x', isPWA: false } });
    const init = sent[0]?.init;
    expect(init?.credentials).toBe('include');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(init?.body).toBe('{"password":"x","isPWA":false}');
  });

  it('NET-01 leaves the content type of a multipart body to the browser', async () => {
    const { client, sent } = clientAnswering(() => Response.json({}, { status: 500 }));
    const form = new FormData();
    form.append('file', new Blob(['x']), 'x.txt');
    await expect(client.call(uploadRoutes.upload, { form })).rejects.toThrow();
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBeNull();
    expect(sent[0]?.init.body).toBe(form);
  });

  it.each([
    [consultRoutes.init, 600_000],
    [consultRoutes.answer, 600_000],
    [consultRoutes.finalize, 900_000],
    [authRoutes.status, 60_000],
  ])('CHAT-11 waits for $path as long as its contract says', async (route, milliseconds) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => limit.mockRestore());
    const { client } = clientAnswering(() => Response.json({}, { status: 500 }));
    // Only the limit is looked at; the bodies of these routes differ.
    await expect(client.call(route as typeof authRoutes.status, {})).rejects.toThrow();
    expect(limit).toHaveBeenCalledExactlyOnceWith(milliseconds);
  });

  it('NET-02 says "{status}: {error field}" and keeps the code', async () => {
    const { client } = clientAnswering(() =>
      Response.json({ error: 'Invalid password', code: 'invalid-password' }, { status: 401 }),
    );
    const failure = client.call(authRoutes.login, { body: { password: 'x', isPWA: false } });
    await expect(failure).rejects.toThrow('401: Invalid password');
    await expect(failure).rejects.toMatchObject({ code: 'invalid-password', status: 401 });
  });

  it('NET-02 falls back to the status text when the body is no JSON', async () => {
    const { client } = clientAnswering(
      () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    );
    const failure = client.call(authRoutes.status, {});
    await expect(failure).rejects.toThrow('502: Bad Gateway');
    await expect(failure).rejects.toMatchObject({ statusLine: 'HTTP 502: Bad Gateway' });
  });

  it('tells a lost connection from an answer', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('failed')));
    await expect(client.call(authRoutes.status, {})).rejects.toBeInstanceOf(NetworkError);
  });

  it('tells a 401 of a route that needs a session to whoever listens', async () => {
    const { client } = clientAnswering(() =>
      Response.json({ error: 'Please sign in', code: 'not-authenticated' }, { status: 401 }),
    );
    let calls = 0;
    const stop = client.onUnauthenticated(() => (calls += 1));
    await expect(client.call(consultRoutes.list, {})).rejects.toBeInstanceOf(ApiError);
    await expect(
      client.call(authRoutes.login, { body: { password: 'x', isPWA: false } }),
    ).rejects.toBeInstanceOf(ApiError);
    expect(calls).toBe(1);
    stop();
  });

  it('CHAT-11 carries the idempotency key of a long call', async () => {
    const assessment = {
      primary_diagnosis: null,
      differential_diagnoses: [],
      recommended_tests: [],
      supplement_recommendations: [],
      clinical_question_analysis: [],
    };
    const { client, sent } = clientAnswering(() => Response.json({ assessment }));
    await client.call(consultRoutes.finalize, {
      body: { sessionId: session },
      idempotencyKey: 'k',
    });
    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('k');
  });

  it('fills paths and queries, each value encoded', async () => {
    const { client, sent } = clientAnswering(() => Response.json({ messages: [] }));
    await client.call(sessionRoutes.messages, { params: { sessionId: session } });
    expect(sent[0]?.url).toBe(`/api/sessions/${session}/messages`);
    const lab = clientAnswering(() => Response.json([]));
    await lab.client.call(labTestRoutes.search, { query: { terms: ['Skin Biopsy', 'a&b'] } });
    expect(lab.sent[0]?.url).toBe('/api/lab-tests/search?terms=Skin+Biopsy&terms=a%26b');
  });

  it('refuses an answer that its contract does not know', async () => {
    const { client } = clientAnswering(() => Response.json({ authenticated: 'yes' }));
    await expect(client.call(authRoutes.status, {})).rejects.toThrow();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startScriptedModelVendor, type ScriptedModelVendor } from './scripted-model-vendor.ts';

let vendor: ScriptedModelVendor;
beforeAll(async () => {
  vendor = await startScriptedModelVendor();
});
afterAll(() => vendor.close());

function call(signal?: AbortSignal): Promise<Response> {
  return fetch(`${vendor.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'm',
      response_format: { type: 'json_schema' },
      messages: [{ content: 'task' }, { content: 'material' }],
    }),
    signal: signal ?? null,
  });
}

describe('the scripted vendor itself', () => {
  test('speaks server-sent events that carry the words in pieces, the usage and the end mark', async () => {
    const content = JSON.stringify({ heard: [{ id: 'vomiting', quote: 'naïve — 🐾'.repeat(5) }] });
    vendor.answers = () => ({ content });
    const answer = await call();
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const events = (await answer.text()).trim().split('\n\n');
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)));
    const words = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('');
    expect(words).toBe(content);
    expect(chunks.at(-1).usage.total_tokens).toBe(1_050);
    expect(vendor.asked.at(-1)).toMatchObject({
      authorization: 'Bearer k',
      model: 'm',
      user: 'material',
    });
  });

  test('sends a status, heads and a body as told', async () => {
    vendor.answers = () => ({ status: 429, headers: { 'retry-after': '7' }, raw: '{"error":{}}' });
    const answer = await call();
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      429,
      '7',
      '{"error":{}}',
    ]);
  });

  test('cuts the line after so many bytes', async () => {
    vendor.answers = () => ({ content: 'x'.repeat(500), cutAt: 300 });
    await expect(call().then((answer) => answer.text())).rejects.toThrow();
  });

  test('is silent until the caller hangs up, and knows that it has', async () => {
    vendor.answers = () => ({ isSilent: true });
    await expect(call(AbortSignal.timeout(150))).rejects.toThrow();
    await expect.poll(() => vendor.asked.at(-1)?.wasCut).toBe(true);
  });
});

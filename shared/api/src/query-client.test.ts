import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

function clientAnswering(status: number, body: unknown, on401?: 'throw' | 'return-null') {
  const asked: string[] = [];
  const client = createQueryClient({
    fetch: async (url, init) => {
      asked.push(`${url} ${init.credentials}`);
      return Response.json(body, { status });
    },
    ...(on401 ? { on401 } : {}),
  });
  return { client, asked };
}

describe('query defaults', () => {
  it('NET-03 gets the first element of the key with credentials, and never again by itself', async () => {
    const { client, asked } = clientAnswering(200, { ok: true });
    const queryKey = ['/api/lab-tests/search', 'blood'];
    expect(await client.fetchQuery({ queryKey })).toEqual({ ok: true });
    await client.fetchQuery({ queryKey });
    expect(asked).toEqual(['/api/lab-tests/search include']);
    const { queries, mutations } = client.getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('bug: what was pressed without a network waited in silence until there was one', async () => {
    const { client } = clientAnswering(200, {});
    onlineManager.setOnline(false);
    try {
      const press = client.getMutationCache().build(client, {
        mutationFn: () => Promise.reject(new TypeError('Failed to fetch')),
      });
      await expect(press.execute(undefined)).rejects.toThrow('Failed to fetch');
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('NET-03 makes a 401 an error by default, and an empty result where asked', async () => {
    const strict = clientAnswering(401, { error: 'Please sign in' });
    await expect(strict.client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow(
      '401: Please sign in',
    );
    const lenient = clientAnswering(401, { error: 'Please sign in' }, 'return-null');
    expect(await lenient.client.fetchQuery({ queryKey: ['/api/x'] })).toBeNull();
  });
});

import type { CorrectionBody, Correctable } from '@petwise/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Device } from './test-server.ts';

/** What was understood, and its correction, as a page asks for them. */
export interface CorrectionClient {
  read(): Promise<Correctable>;
  post(body: CorrectionBody, key?: string): Promise<LightMyRequestResponse>;
}

export function correctionsOf(
  device: Device,
  path: 'consults' | 'sessions',
  id: string,
): CorrectionClient {
  const base = `/api/${path}/${id}`;
  return {
    read: async () => {
      const response = await device.inject({ method: 'GET', url: `${base}/understood` });
      if (response.statusCode !== 200) throw new Error(`refused: ${response.body}`);
      return response.json<Correctable>();
    },
    post: (payload, key) =>
      device.inject({
        method: 'POST',
        url: `${base}/corrections`,
        payload,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
  };
}

import type { RouteContract } from '@petwise/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Device } from './test-server.ts';
import type { UploadClient } from './upload-client.ts';

/** What is called with which body; by the client's device, unless it says who. */
export type BodyCall = readonly [
  route: RouteContract,
  body: object,
  more?:
    | {
        readonly headers?: Readonly<Record<string, string>>;
        readonly by?: Pick<Device, 'inject'>;
      }
    | undefined,
];

/** Sends a call, or its body changed. */
export function sendCall(
  { device }: UploadClient,
  [route, body, { headers: own, by = device } = {}]: BodyCall,
  { query = '', headers }: { query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<LightMyRequestResponse> {
  const isForm = route.bodyKind === 'form';
  const fields = (): string =>
    new URLSearchParams(
      Object.entries(body).map(([key, one]: [string, unknown]): [string, string] => [
        key,
        typeof one === 'string' ? one : JSON.stringify(one),
      ]),
    ).toString();
  return by.inject({
    method: route.method,
    url: route.path + query,
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...own,
      ...headers,
    },
    payload: isForm ? fields() : JSON.stringify(body),
  });
}

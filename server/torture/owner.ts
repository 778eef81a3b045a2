import { randomInt } from 'node:crypto';
import { authRoutes, myDataRoutes, type RouteContract } from '@petwise/contracts';
import { ACT_HEADER } from './plan.ts';

export const PASSWORD = 'correct horse battery';

/** Where the program listens; another place after each start. */
export interface Site {
  address: string;
}

export interface Asked {
  readonly body?: object;
  readonly form?: () => FormData | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  /** Has the call pass fault points, under this name. */
  readonly act?: string;
}

export interface Answer {
  readonly status: number;
  /** What came; a route's contract says what it is. */
  readonly body: unknown;
  /** What a browser would send from then on. */
  readonly cookie: string;
}

/** Calls as a page or a tool does. */
export async function call(
  site: Site,
  { method, path }: Pick<RouteContract, 'method' | 'path'>,
  { body, form, headers = {}, act }: Asked = {},
): Promise<Answer> {
  const response = await fetch(site.address + path, {
    method,
    headers: {
      // Sign-ins that a kill cut short are no guesses of one address.
      'x-forwarded-for': [10, 0, 0, 0].map((part) => part || randomInt(256)).join('.'),
      ...headers,
      ...(act === undefined ? {} : { [ACT_HEADER]: act }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: form?.() ?? (body === undefined ? null : JSON.stringify(body)),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    cookie: cookies.join('; '),
  };
}

/** Somebody signed in, who stays so over a restart. */
export interface Owner {
  readonly call: (route: Pick<RouteContract, 'method' | 'path'>, asked?: Asked) => Promise<Answer>;
  /** Everything the server holds of them, as they can download it; without ids and times, which differ each time. */
  readonly data: () => Promise<string>;
}

/** A new owner. */
export async function signIn(site: Site): Promise<Owner> {
  const { status, body, cookie } = await call(site, authRoutes.login, {
    body: { password: PASSWORD },
  });
  if (status !== 200) throw new Error(`cannot sign in: ${JSON.stringify(body)}`);
  const owner: Owner = {
    call: (route, { headers, ...asked } = {}) =>
      call(site, route, { ...asked, headers: { cookie, ...headers } }),
    data: async () => {
      const { status, body } = await owner.call(myDataRoutes.export);
      if (status !== 200 || typeof body !== 'object') throw new Error(`no export: ${status}`);
      // Who looked how often is another matter: a call that is made again is noted again.
      return steady({ ...body, accesses: [] });
    },
  };
  return owner;
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-][\d:]+)/g;

const DURATION = /("processingTimeMs": )[\d.]+/g;

/** What is the same each time. */
export function steady(value: unknown): string {
  const text = JSON.stringify(value, null, 1);
  return text.replace(ID, 'ID').replace(TIME, 'TIME').replace(DURATION, '$1MS');
}

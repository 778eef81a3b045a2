import { CACHED_PAGE } from '../cached-page.ts';
import type { StoredSet, SetStore } from './set-store.ts';

/** How long a screen waits for the network before it opens from what is kept, milliseconds. */
export const PAGE_LIMIT_MS = 1_500;

/** Answers that must be the server's own: data, the socket, and what the worker lives by. */
const NEVER_STORED =
  /^\/(api|ws|healthz|metrics|shared)(\/|$)|^\/(registry|offline)\.json$|^\/sw\.js$/;
/** Files whose address names their content, so that any kept set may give them. */
const NAMED_BY_CONTENT = /^\/(remotes|assets)\/|-[\w-]{8}\.(js|css)$/;
/** The emergency page comes from one set, whatever the network does. */
const EMERGENCY = /^\/(emergency|urgencias)(\.\w+)?$/;

export type Fetch = (request: Request) => Promise<Response>;

/** True for requests that `answerRequest` has a word in; all others go their usual way. */
export function isOurs(request: Request, origin: string): boolean {
  const url = new URL(request.url);
  return request.method === 'GET' && url.origin === origin && !NEVER_STORED.test(url.pathname);
}

/**
 * Screens: the network first, then the kept page. Files named by their content
 * and the emergency page: what is kept first. Anything else: the network first.
 */
export async function answerRequest(
  request: Request,
  store: Pick<SetStore, 'wholeSets'>,
  fetch: Fetch,
): Promise<Response> {
  const sets = await store.wholeSets().catch(() => []);
  const path = pathOf(request);
  if (EMERGENCY.test(path)) {
    const address = path.includes('.') ? path : `${path}.html`;
    return (await storedFile(sets, address)) ?? fetch(request);
  }
  if (NAMED_BY_CONTENT.test(path)) return (await storedFile(sets, path)) ?? fetch(request);
  const [newest] = sets;
  if (!newest) return fetch(request);
  // Every stage of an assessment is the same page.
  const page = path.replace(/^(\/assessment)\/[^/]+\/[^/]+$/, '$1');
  if (newest.set.pages.includes(page) && request.mode === 'navigate') {
    return networkFirst(request, fetch, () => cachedPage(newest));
  }
  if (newest.set.files[path] === undefined) return fetch(request);
  return networkFirst(request, fetch, () => storedFile([newest], path));
}

/** Without codes for letters: by those the shell asks anew for a file that hung. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The kept page, with a mark by which it knows that it is not today's. */
async function cachedPage({ cache }: StoredSet): Promise<Response | undefined> {
  const page = await cache.match('/', { ignoreVary: true });
  if (!page) return undefined;
  const { status, statusText, headers } = page;
  const html = (await page.text()).replace(
    '</head>',
    `<meta name="${CACHED_PAGE}" content=""></head>`,
  );
  return new Response(html, { status, statusText, headers });
}

async function storedFile(
  sets: readonly StoredSet[],
  address: string,
): Promise<Response | undefined> {
  const holder = sets.find((one) => one.set.files[address] !== undefined);
  return holder?.cache.match(address, { ignoreVary: true });
}

/** The network's answer unless it is late, broken or absent and something is kept. */
async function networkFirst(
  request: Request,
  fetch: Fetch,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PAGE_LIMIT_MS);
  });
  const first = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  if (first && first.status < 500) return first;
  return (await stored()) ?? first ?? asked;
}

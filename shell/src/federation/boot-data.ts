import { BOOT_DATA_ID, ConsultDetail, RemoteRegistry } from '@petwise/contracts';
import * as v from 'valibot';
import { CACHED_PAGE } from '../offline/cached-page.ts';

const BootData = v.object({
  registry: RemoteRegistry,
  /** Whose signatures later registries must bear; none on a page that was made before there were any. */
  keys: v.optional(v.array(v.string()), []),
  /** The offline set that this page belongs to; null where nothing is kept. */
  set: v.optional(v.nullable(v.string()), null),
  /** The version of the shell that this page was made of; null for a build that is not in the store. */
  shell: v.optional(v.nullable(v.string()), null),
  /** Whether a developer may take remotes from their own computer. */
  overrides: v.optional(v.boolean(), false),
  /** How to reach whoever runs the server: a mail or a web address; null where they have left none. */
  contact: v.optional(v.nullable(v.string()), null),
  /** Whether the server has just seen a session. */
  signedIn: v.optional(v.boolean(), false),
  /** The consult that the address resumes, as its own route answers. */
  consult: v.fallback(v.nullable(ConsultDetail), null),
  /** Answers of calls that the screen begins with, by their path, as these calls give them. */
  answers: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type BootData = v.InferOutput<typeof BootData>;

let lastRead: { readonly text: string; readonly data: BootData | null } | null = null;

/** What the server wrote into `index.html`; null on a host that writes nothing. */
export function readBootData(page: Document): BootData | null {
  const text = page.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) return null;
  if (lastRead?.text !== text) lastRead = { text, data: parse(text) };
  return lastRead.data;
}

function parse(text: string): BootData | null {
  try {
    const parsed = v.safeParse(BootData, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether the service worker answered with the page that it keeps (offline/worker/answer-request.ts). */
export function isCachedPage(page: Document): boolean {
  return page.querySelector(`meta[name="${CACHED_PAGE}"]`) !== null;
}

/** The nonce of import maps, which the page says nowhere else; undefined on a host that gives none. */
export function readScriptNonce(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[type="importmap"]')?.nonce;
}

/** The nonce that the server put into the page for styles; undefined without one. */
export function readNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

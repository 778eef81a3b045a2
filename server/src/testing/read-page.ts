import { createHash } from 'node:crypto';
import { BOOT_DATA_ID, type RemoteRegistry } from '@petwise/contracts';

/** What the server wrote into a page for the shell. */
export function bootOf(html: string): {
  registry: RemoteRegistry;
  keys: string[];
  nonce: string;
  signedIn: boolean;
  consult: { sessionId: string } | null;
  answers: Record<string, unknown>;
} {
  const block = new RegExp(
    `<script type="application/json" id="${BOOT_DATA_ID}">(.*?)</script>`,
  ).exec(html);
  return JSON.parse(block?.[1] ?? 'null');
}

/** What a text hashes to, as browsers take it. */
export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The page's import map, and the nonce it bears. */
export function mapOf(html: string): {
  nonce: string;
  imports: Record<string, string>;
  integrity: Record<string, string>;
} {
  const [, nonce, map] =
    /<script type="importmap" nonce="([^"]+)">(.*?)<\/script>/.exec(html) ?? [];
  return { nonce, ...JSON.parse(map ?? '{}') };
}

/** Addresses of the modules that a page hints at. */
export const hintsOf = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );

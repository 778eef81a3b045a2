import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOT_DATA_ID, type ConsultDetail, type RemoteRegistry } from '@petwise/contracts';
import { importMapOf, type PinnedRemote } from './import-map.ts';
import { shellModules } from './preloads.ts';

interface Template {
  readonly stamp: string;
  readonly head: string;
  readonly tail: string;
  readonly modules: readonly string[];
  /** SHA-256 of every file of the shell, base64, by path. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The shell's `index.html`, completed for one answer. Read again when the file has changed. */
export class ShellPage {
  readonly #folder: string;
  readonly #hashesNow: () => Promise<Readonly<Record<string, string>>>;
  #template: Template | null = null;

  /** `hashes`: what the shell's files must hash to, by path. */
  constructor(folder: string, hashes: () => Promise<Readonly<Record<string, string>>>) {
    this.#folder = folder;
    this.#hashesNow = hashes;
  }

  /** The whole page; null while the shell has not been built. */
  async render(boot: {
    registry: RemoteRegistry;
    /** Addresses of the modules that the page's doors begin with. */
    modules: readonly string[];
    /** The remotes whose scripts the page may load at once. */
    pinned: readonly PinnedRemote[];
    nonce: string;
    /** Of the import maps; not said anywhere else in the page. */
    scriptNonce: string;
    /** The offline set that this page belongs to. */
    set: string | null;
    /** Whether a developer may take remotes from their own computer. */
    overrides: boolean;
    /** How to reach whoever runs the server. */
    contact: string | null;
    /** Whether whoever asks has a session. */
    signedIn: boolean;
    /** The consult that the address resumes, as its own route answers; null without one. */
    consult: ConsultDetail | null;
    /** Answers of calls that the screen begins with, by their path. */
    answers: Readonly<Record<string, unknown>>;
  }): Promise<string | null> {
    const template = await this.#read();
    if (template === null) return null;
    const { modules, pinned, scriptNonce, ...data } = boot;
    const { nonce } = data;
    const hints = [...template.modules, ...modules].map(
      (module) => `<link rel="modulepreload" crossorigin href="${escapeAttribute(module)}">`,
    );
    const map = `<script type="importmap" nonce="${scriptNonce}">${importMapOf(template.hashes, pinned)}</script>`;
    const head = template.head
      .replace(/<style(?=[\s>])/g, `<style nonce="${nonce}"`)
      // Before whatever it holds the hash of.
      .replace(/(?=<script type="module"|<link rel="modulepreload")|$/, () => map);
    const block = `<script type="application/json" id="${BOOT_DATA_ID}">${escapeJson(data)}</script>`;
    const meta = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`;
    return `${head}${meta}${hints.join('')}${block}${template.tail}`;
  }

  async #read(): Promise<Template | null> {
    const file = join(this.#folder, 'index.html');
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    const stamp = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (this.#template?.stamp === stamp) return this.#template;
    const html = await readFile(file, 'utf8');
    const end = html.indexOf('</head>');
    const cut = end < 0 ? html.length : end;
    const modules = await shellModules(this.#folder, html);
    const hashes = await this.#hashesNow();
    const head = withIntegrity(html.slice(0, cut), hashes);
    this.#template = { stamp, head, tail: html.slice(cut), modules, hashes };
    return this.#template;
  }
}

/** Classic scripts stand in no import map, and say themselves what they must hash to. */
export function withIntegrity(html: string, hashes: Readonly<Record<string, string>>): string {
  return html.replace(/<script (?!type=)[^>]*?src="\/([^"]+)"/g, (tag, path: string) => {
    const hash = hashes[path];
    return hash === undefined ? tag : `${tag} integrity="sha256-${hash}"`;
  });
}

/** JSON that cannot end the script element around it. */
function escapeJson(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

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
    /** Public keys of whoever signs later registries. */
    keys: readonly string[];
    /** Addresses of the modules that the page's doors begin with. */
    modules: readonly string[];
    /** The remotes whose scripts the page may load at once. */
    pinned: readonly PinnedRemote[];
    nonce: string;
    /** Of the import maps; not said anywhere else in the page. */
    scriptNonce: string;
    /** The offline set that this page belongs to. */
    set: string | null;
    /** The version of this shell; null for a build that is not in the store. */
    shell: string | null;
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
    const map = importMapOf(template.hashes, pinned);
    const hints = [...template.modules, ...modules].map(
      (module) => `<link rel="modulepreload" crossorigin href="${escapeAttribute(module)}">`,
    );
    const inline = `<script type="importmap" nonce="${scriptNonce}">${escapeJson(map)}</script>`;
    const head = withIntegrity(template.head, map.integrity)
      .replace(/<style(?=[\s>])/g, `<style nonce="${nonce}"`)
      // Before whatever it holds the hash of.
      .replace(/(?=<script type="module"|<link rel="modulepreload")|$/, () => inline);
    const block = `<script type="application/json" id="${BOOT_DATA_ID}">${escapeJson(data)}</script>`;
    const meta = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`;
    const hinted = withIntegrity(hints.join(''), map.integrity);
    return `${head}${meta}${hinted}${block}${template.tail}`;
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
    this.#template = { stamp, head: html.slice(0, cut), tail: html.slice(cut), modules, hashes };
    return this.#template;
  }
}

/**
 * Puts its hash into each tag that loads a script. Classic scripts stand in no
 * import map; of modules, a browser that reads ahead of the map would otherwise
 * fetch each once without the hash and once more with it.
 */
function withIntegrity(html: string, integrity: Readonly<Record<string, string>>): string {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
    (tag, address: string) => {
      const hash = integrity[address];
      return hash === undefined ? tag : `${tag} integrity="${hash}"`;
    },
  );
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

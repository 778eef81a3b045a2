import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOT_DATA_ID, type ConsultDetail, type RemoteRegistry } from '@petwise/contracts';
import { shellModules, type RouteAssets } from './preloads.ts';

interface Template {
  readonly stamp: string;
  readonly head: string;
  readonly tail: string;
  readonly modules: readonly string[];
}

/** The shell's `index.html`, completed for one answer. Read again when the file has changed. */
export class ShellPage {
  readonly #folder: string;
  #template: Template | null = null;

  constructor(shellFolder: string) {
    this.#folder = shellFolder;
  }

  /** The whole page; null while the shell has not been built. */
  async render(boot: {
    registry: RemoteRegistry;
    assets: RouteAssets;
    nonce: string;
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
    const { assets, ...rest } = boot;
    const { nonce } = rest;
    const data = { ...rest, manifests: assets.manifests };
    const hints = [...template.modules, ...assets.modules].map(
      (module) => `<link rel="modulepreload" crossorigin href="${escapeAttribute(module)}">`,
    );
    const head = template.head.replace(/<style(?=[\s>])/g, `<style nonce="${nonce}"`);
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
    this.#template = { stamp, head: html.slice(0, cut), tail: html.slice(cut), modules };
    return this.#template;
  }
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

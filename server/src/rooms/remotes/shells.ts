import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseService } from '../releases/release-service.ts';
import { takeLocalShell } from '../releases/seed.ts';
import { FolderHashes } from './folder-hashes.ts';
import { ShellPage } from './page.ts';
import type { Registry } from './registry.ts';
import type { ReleasedFiles } from './released-files.ts';
import { findFile } from './static-files.ts';

/** A shell that pages are made of. */
export interface Shell {
  /** Where its files lie on this computer. */
  readonly folder: string;
  /** Its name in the store; null for a build that is not there. */
  readonly version: string | null;
  readonly page: ShellPage;
}

interface ShellsParts {
  readonly releaseService: ReleaseService;
  readonly registry: Registry;
  readonly released: ReleasedFiles;
  readonly channel: string;
  /** The build that this server was started with. */
  readonly folder: string;
  /** Where the builds of a start lie. */
  readonly builds: string;
  readonly logger: FastifyBaseLogger;
}

/** A name that holds a hash of the content: it means the same in every shell. */
const NAMED_BY_CONTENT = /-[\w-]{8}\.(?:js|css|wasm|woff2)$/;

/**
 * The shells in the store: the one that each owner gets, and those of the last
 * 30 days, in which tabs may still be open. The folder of a build is read once,
 * as the server starts; only while there was none does it count itself.
 */
export class Shells {
  readonly #parts: ShellsParts;
  readonly #known = new Map<string, Shell>();
  readonly #hashes = new FolderHashes();
  /** The version that this server was started with; null where it could not be taken. */
  #own: Promise<string | null> = Promise.resolve(null);

  constructor(parts: ShellsParts) {
    this.#parts = parts;
  }

  /** Begins to put the build that this server was started with into the store; the first page waits for it, the start does not. */
  takeOwn(): void {
    const { releaseService, folder, channel, builds, logger } = this.#parts;
    this.#own = takeLocalShell(releaseService, { folder, channel, builds }).catch(
      (error: unknown) => {
        logger.error({ err: error }, 'the shell was not taken into the store');
        return null;
      },
    );
  }

  /** Comes back once nothing is written any more. */
  async close(): Promise<void> {
    await this.#own;
  }

  /** The shell for one owner's browser: the released one, or this server's own. */
  async of(owner?: string): Promise<Shell> {
    const { registry, folder, logger } = this.#parts;
    try {
      for (const version of [await registry.shellOf(owner), await this.#own]) {
        const shell = version === null ? null : await this.#released(version);
        if (shell !== null) return shell;
      }
    } catch (error) {
      logger.warn({ err: error }, 'pages are made of this server’s own shell');
    }
    return this.#remember(folder, () => {
      return { folder, version: null, page: new ShellPage(folder, () => this.#hashes.in(folder)) };
    });
  }

  /** A file of a shell; one that is named by its content may lie in an earlier shell, or in the build. */
  async file(shell: Shell, path: string): Promise<string | null> {
    const { version: own, folder } = shell;
    const found = await (own === null ? findFile(folder, path) : this.#fileOf(own, path));
    return found ?? (NAMED_BY_CONTENT.test(path) ? this.#inAny(path, []) : null);
  }

  /** A file below `/assets`, all of which are named by their content: of the first shell that has it whole. */
  async asset(path: string, owner?: string): Promise<string | null> {
    const { registry, folder, logger } = this.#parts;
    try {
      return await this.#inAny(path, [await registry.shellOf(owner), await this.#own]);
    } catch (error) {
      logger.warn({ err: error }, 'a part of the page is looked for in this server’s own shell');
      return findFile(folder, path);
    }
  }

  /** In one of these shells, in one that a tab may still be open in, or in the build. */
  async #inAny(path: string, first: readonly (string | null)[]): Promise<string | null> {
    const { registry, folder } = this.#parts;
    for (const version of new Set([...first, ...(await registry.earlierShells())])) {
      const found = version === null ? null : await this.#fileOf(version, path);
      if (found !== null) return found;
    }
    return findFile(folder, path);
  }

  async #fileOf(version: string, path: string): Promise<string | null> {
    const found = await this.#parts.released.file('shell', `${version}/${path}`);
    if (found.status === 'whole') return found.file;
    if (found.status === 'damaged') {
      this.#parts.logger.error({ version, path }, 'a released file is not what was released');
    }
    return null;
  }

  /** A shell in the store; null where a script of it is not what was released: its page would stay empty. */
  async #released(version: string): Promise<Shell | null> {
    const { released, logger } = this.#parts;
    const index = await this.#fileOf(version, 'index.html');
    if (index === null) return null;
    if (!(await released.hasWholeScripts('shell', version))) {
      logger.error({ version }, 'a released shell is not what was released');
      return null;
    }
    const folder = index.slice(0, -'/index.html'.length);
    const hashes = async () => (await released.find('shell', version))?.files ?? {};
    return this.#remember(version, () => {
      return { folder, version, page: new ShellPage(folder, hashes) };
    });
  }

  #remember(name: string, make: () => Shell): Shell {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const shell = make();
    this.#known.set(name, shell);
    return shell;
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteName, REMOTES } from '../../shared/contracts/src/index.ts';
import { BUILD_FILES } from '../federation/build-files.ts';
import type { ReleaseName } from '../../shared/contracts/src/release-service.ts';

/** A remote, or the shell, as its own build task left it in `dist/`, named by what it contains. */
export interface LocalBuild {
  readonly remote: ReleaseName;
  readonly folder: string;
  /** Package version and the first eight digits of the hash of all files. */
  readonly version: string;
  readonly contract: number;
  /** SHA-256 of each file, base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Reads the build of a remote, or of the shell.
 *
 * @throws Error when it has not been built, with the command that builds it.
 */
export function readLocalBuild<Name extends ReleaseName>(
  root: string,
  remote: Name,
): LocalBuild & { readonly remote: Name } {
  const workspace = workspaceOf(remote);
  const folder = join(workspaceFolder(root, remote), 'dist');
  const isShell = remote === 'shell';
  const manifestFile = join(folder, isShell ? 'index.html' : 'mf-manifest.json');
  if (!existsSync(manifestFile)) {
    throw new Error(
      `${workspace} has no build; run: npx turbo run build --filter=@petwise/${workspace}`,
    );
  }
  const files = hashFiles(folder);
  const whole = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const build = { remote, folder, files };
  // As a server names the shell that it was started with (server/src/rooms/releases/seed.ts).
  if (isShell) {
    return { ...build, version: `sha-${whole.slice(0, 16)}`, contract: CONTRACT_VERSION };
  }
  // Written by our own build (tools/federation/remote-config.ts).
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    metaData: { buildInfo: { buildVersion: string }; petwiseContract: number };
  };
  return {
    ...build,
    version: `${manifest.metaData.buildInfo.buildVersion}-${whole.slice(0, 8)}`,
    contract: manifest.metaData.petwiseContract,
  };
}

/** The builds of all remotes whose sources lie in this repository; others have one of their own. */
export function readLocalBuilds(root: string): LocalBuild[] {
  return remotesHere(root).map((remote) => readLocalBuild(root, remote));
}

/** The remotes whose sources lie in this repository. */
export function remotesHere(root: string): RemoteName[] {
  return REMOTES.filter((remote) => existsSync(join(root, workspaceOf(remote))));
}

/** Where the sources of a remote lie: in a folder of a repository of all, or in its root where it has one of its own. */
export function workspaceFolder(root: string, remote: ReleaseName): string {
  const file = join(root, 'package.json');
  // npm itself refuses a package.json that is none.
  const own = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string });
  const isOwn = own && own.name === `@petwise/${workspaceOf(remote)}`;
  return isOwn ? root : join(root, workspaceOf(remote));
}

/** The folder, and the package, of a remote or the shell. */
export function workspaceOf(remote: ReleaseName): string {
  return remote.replaceAll('_', '-');
}

/** SHA-256 of each file below a folder, base64, by path. */
export function hashFiles(folder: string): Record<string, string> {
  const listed = listedFiles(folder);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.map$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path === BUILD_FILES || listed?.has(path) !== false)
    .toSorted();
  return Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('base64'),
    ]),
  );
}

/** What the build says it is made of (tools/federation/build-files.ts); null for a build that says nothing. */
function listedFiles(folder: string): ReadonlySet<string> | null {
  const file = join(folder, BUILD_FILES);
  // Written by our own build.
  return existsSync(file) ? new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
}

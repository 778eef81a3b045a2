import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '../../shared/contracts/src/index.ts';

/** A remote as its own build task left it in `dist/`, named by what it contains. */
export interface LocalBuild {
  readonly remote: RemoteName;
  readonly folder: string;
  /** Package version and the first eight digits of the hash of all files. */
  readonly version: string;
  readonly contract: number;
  /** SHA-256 of each file, base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Reads the build of a remote.
 *
 * @throws Error when it has not been built, with the command that builds it.
 */
export function readLocalBuild(root: string, remote: RemoteName): LocalBuild {
  const workspace = remote.replace('_', '-');
  const folder = join(root, workspace, 'dist');
  const manifestFile = join(folder, 'mf-manifest.json');
  if (!existsSync(manifestFile)) {
    throw new Error(
      `${workspace} has no build; run: npx turbo run build --filter=@petwise/${workspace}`,
    );
  }
  // Written by our own build (tools/federation/remote-config.ts).
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    metaData: { buildInfo: { buildVersion: string }; petwiseContract: number };
  };
  const files = hashFiles(folder);
  const whole = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return {
    remote,
    folder,
    files,
    version: `${manifest.metaData.buildInfo.buildVersion}-${whole.slice(0, 8)}`,
    contract: manifest.metaData.petwiseContract,
  };
}

/** SHA-256 of each file below a folder, base64, by path. */
export function hashFiles(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
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

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from './run-npm.ts';
import { compileTools } from './compile-tools.ts';

/** What a remote in a repository of its own is made with, by folder of this repository. */
const PACKAGES = [
  'shared/contracts',
  'shared/events',
  'shared/api',
  'shared/libraries',
  'shared/ui',
  'health-reader',
  'tools',
] as const;

/** Of the tools, what a remote's team runs; the rest is for this repository. */
const TOOLS_FOR_REMOTES = ['harness', 'lint', 'testing', 'test/setup.ts'];
const TOOLS_EXPORTS = {
  './federation': { types: './federation.d.ts', default: './federation.js' },
  './harness': './harness/index.ts',
  './setup': './test/setup.ts',
  './testing': './testing/index.ts',
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  /** False where a bundler may leave out what a page does not use. */
  readonly sideEffects?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs the shared packages and the tools of a remote. What a browser runs stays
 * in its source, which is its types as well: a remote's build compiles it, so that
 * its bytes are those of a build in this repository. What Node runs is compiled.
 *
 * @param out the folder that the tarballs are laid into
 * @returns the tarball of each package, by its name
 */
export async function pack(root: string, out: string): Promise<Record<string, string>> {
  const stage = mkdtempSync(join(tmpdir(), 'petwise-pack-'));
  try {
    const manifests = PACKAGES.map((folder) => readManifest(root, folder));
    const versions = new Map(manifests.map(({ name, version }) => [name, version]));
    for (const [index, folder] of PACKAGES.entries()) {
      const manifest = manifests[index];
      if (!manifest) continue;
      const target = join(stage, folder);
      const parts = folder === 'tools' ? TOOLS_FOR_REMOTES : ['src', 'README.md'];
      for (const part of parts) copySources(join(root, folder, part), join(target, part));
      const packed = packedManifest(manifest, versions, folder === 'tools');
      writeFileSync(join(target, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
    }
    await compileTools(root, join(stage, 'tools'));
    mkdirSync(out, { recursive: true });
    const folders = PACKAGES.map((folder) => join(stage, folder));
    await runNpm(['pack', ...folders, '--pack-destination', out, '--ignore-scripts'], root);
    return Object.fromEntries(
      manifests.map(({ name, version }) => [
        name,
        `${name.slice(1).replace('/', '-')}-${version}.tgz`,
      ]),
    );
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function readManifest(root: string, folder: string): Manifest {
  // npm itself refuses a package.json that is none.
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Sources without their tests. */
function copySources(from: string, to: string): void {
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true, filter: (path) => !/\.test(-d)?\.tsx?$/.test(path) });
}

/** Our own packages are asked for by their version; a tool's team needs what its tests are made with. */
function packedManifest(
  { name, version, exports, sideEffects, dependencies = {}, devDependencies = {} }: Manifest,
  versions: ReadonlyMap<string, string>,
  isTools: boolean,
): object {
  const needed = isTools
    ? { ...dependencies, '@testing-library/react': devDependencies['@testing-library/react'] }
    : dependencies;
  return {
    name,
    version,
    type: 'module',
    license: 'MIT',
    exports: isTools ? TOOLS_EXPORTS : exports,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(isTools ? { bin: { 'petwise-release': './release.js' } } : {}),
    dependencies: Object.fromEntries(
      Object.entries(needed).map(([library, range]) => [library, versions.get(library) ?? range]),
    ),
    engines: { node: '^20.19.0 || >=22.12.0' },
  };
}

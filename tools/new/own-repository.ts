import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RecipeError } from './recipe.ts';

/** A dependency's name and what is asked for of it. */
type Libraries = Readonly<Record<string, string>>;

interface Manifest {
  readonly version: string;
  readonly dependencies: Libraries;
  readonly devDependencies: Libraries;
}

/** Of this repository's tools, what the gates of a remote run. */
const GATES = ['oxfmt', 'oxlint', 'oxlint-tsgolint', 'typescript', 'vitest'];
/** What each bundle has, moved as it is. */
const MOVED = ['src', 'dev', 'index.html', 'README.md'];

/**
 * Lays a remote into a repository of its own: its sources, settings of every tool,
 * and a pipeline that asks each gate and then releases.
 *
 * @param from the remote's folder in this repository
 * @param to an empty folder, with the tarballs of `pack` in `packages/`
 * @param tarballs by package name
 */
export function layOut(
  root: string,
  { from, to, tarballs }: { from: string; to: string; tarballs: Readonly<Record<string, string>> },
): void {
  for (const part of MOVED) {
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
  const workspace = from.slice(from.lastIndexOf('mfe-'));
  const texts = {
    ...settings(root, { from, workspace }),
    'package.json': json(manifestOf(root, { from, workspace, tarballs })),
    'package-lock.json': json(lockOf(root)),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
}

/** @throws RecipeError where there is something already. */
export function mustBeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
    throw new RecipeError(`${folder} is not empty`);
  }
}

function manifestOf(
  root: string,
  { from, workspace, tarballs }: { from: string; workspace: string; tarballs: Libraries },
): object {
  const whole = readManifest(root);
  const own = readManifest(from);
  const gates = GATES.map((name) => [name, whole.devDependencies[name]]);
  return {
    name: `@petwise/${workspace}`,
    version: own.version,
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      preview: 'vite preview',
      build: 'vite build',
      types: 'tsc -p .',
      lint: 'oxlint',
      format: 'oxfmt',
      test: 'vitest run',
      check:
        'npm run types && npm run lint && npm run format -- --check && npm test && npm run build',
      release: 'petwise-release',
    },
    dependencies: pinned(own.dependencies, tarballs),
    devDependencies: {
      ...pinned(own.devDependencies, tarballs),
      // What those above are made with: npm then looks for none of them elsewhere.
      ...Object.fromEntries(
        Object.entries(tarballs)
          .filter(([name]) => name in readManifest(join(root, 'tools')).dependencies)
          .filter(([name]) => !(name in own.dependencies))
          .map(([name, file]) => [name, `file:packages/${file}`]),
      ),
      ...Object.fromEntries(gates),
    },
    petwise: { kind: 'remote' },
  };
}

function pinned(libraries: Libraries, tarballs: Libraries): Libraries {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, range]) => {
      const file = tarballs[name];
      return [name, file === undefined ? range : `file:packages/${file}`];
    }),
  );
}

/** The versions that this repository is tested with, of which npm keeps those that the remote needs. */
function lockOf(root: string): object {
  // npm's own format.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  );
  return { lockfileVersion: 3, requires: true, packages: Object.fromEntries(installed) };
}

function readManifest(folder: string): Manifest {
  // npm itself refuses a package.json that is none.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Files of settings, by path: those of this repository, as far as they speak of a remote. */
function settings(
  root: string,
  { from, workspace }: { from: string; workspace: string },
): Record<string, string> {
  // Our own file, in which a line may begin with a comment.
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  return {
    '.gitignore': 'node_modules\ndist\n.data\n.mf\n.__mf__temp\n',
    '.npmrc': readFileSync(join(root, '.npmrc'), 'utf8'),
    '.oxfmtrc.json': json({
      printWidth: 100,
      singleQuote: true,
      ignorePatterns: ['**/dist/**', '**/.*/**', 'package.json', 'package-lock.json', '*.md'],
    }),
    '.oxlintrc.json': lintSettings(root),
    'tsconfig.json': json({
      compilerOptions: {
        ...base.compilerOptions,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['vite/client'],
      },
      include: ['src', 'dev'],
    }),
    'vite.config.ts': readFileSync(join(from, 'vite.config.ts'), 'utf8').replace(
      '../tools/federation/index.ts',
      '@petwise/tools/federation',
    ),
    'vitest.config.ts': `import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@petwise/tools/setup'],
    // On a busy machine the first test of a file pays for all its imports.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
`,
    '.github/workflows/release.yml': pipeline(workspace),
  };
}

/** This repository's rules for a remote; the import law speaks of workspaces, of which there is one here. */
function lintSettings(root: string): string {
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  // Our own file, of the shape that oxlint reads.
  const whole = JSON.parse(text) as {
    rules: object;
    overrides: { files: string[]; rules: object }[];
  };
  const [configs, ...others] = whole.overrides;
  const mine = others
    .filter(({ files }) => files.some((file) => file.startsWith('mfe-') || file.includes('.test.')))
    .filter(({ files }) => !files.some((file) => file.startsWith('engine/')))
    .map((one) => ({
      ...one,
      files: one.files
        .filter((file) => file.startsWith('mfe-') || file.startsWith('**/'))
        .map((file) => file.replace('mfe-*/', '')),
    }));
  return json({
    ...whole,
    $schema: './node_modules/oxlint/configuration_schema.json',
    jsPlugins: ['./node_modules/@petwise/tools/lint/house.mjs'],
    rules: {
      ...whole.rules,
      'house/import-law': 'off',
      'no-restricted-imports': ['error', { paths: ['rxjs', '@petwise/libraries'] }],
    },
    overrides: [...mine, { ...configs, files: ['*.config.ts'] }],
  });
}

function pipeline(workspace: string): string {
  return `# Every push is asked by every gate; what main says is released. PETWISE_RELEASE_KEY is the
# team's key (npm run release -- key "team" ${workspace}), PETWISE_RELEASE_URL the server.
name: release
on: push
jobs:
  release:
    runs-on: ubuntu-latest
    env:
      PETWISE_RELEASE_URL: \${{ vars.PETWISE_RELEASE_URL }}
      PETWISE_RELEASE_KEY: \${{ secrets.PETWISE_RELEASE_KEY }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npm run check
      - run: npm run release -- check ${workspace} --built
      - if: github.ref == 'refs/heads/main'
        run: npm run release -- ${workspace} --built
`;
}

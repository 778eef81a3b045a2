import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SETTINGS = [
  'turbo.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  'tsconfig.base.json',
];

/** What lies in a workspace of the small project; the rest is the same for all. */
interface Workspace {
  readonly kind: string;
  readonly source: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const WORKSPACES: Readonly<Record<string, Workspace>> = {
  'shared/contracts': {
    kind: 'contracts',
    source: "export const SPECIES = ['dog', 'cat'];\n",
  },
  'shared/ui': { kind: 'ui', source: 'export const GAP = 8;\n' },
  engine: { kind: 'engine', source: 'export const VERSION = 1;\n' },
  'mfe-one': {
    kind: 'remote',
    source:
      "import { SPECIES } from '@petwise/contracts';\nimport { GAP } from '@petwise/ui';\n\nexport const FIRST = [GAP, ...SPECIES];\n",
    dependencies: { '@petwise/contracts': '*', '@petwise/ui': '*' },
  },
  'mfe-two': { kind: 'remote', source: 'export const SECOND = 2;\n' },
};

const SERVER: Workspace = {
  kind: 'server',
  source:
    "import { SPECIES } from '@petwise/contracts';\nimport { VERSION } from '@petwise/engine';\n\nconsole.log(VERSION, SPECIES);\n",
  dependencies: { '@petwise/contracts': '*', '@petwise/engine': '*' },
};

const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...WORKSPACES, server: SERVER }).map(([folder, { kind }]) => [folder, kind]),
);

/**
 * A small healthy project with our own settings, in a folder of its own that
 * goes when the test ends. `faults` are files to add or to put in place of healthy ones.
 *
 * @returns its root
 */
export function plant(faults: Readonly<Record<string, string>> = {}): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));

  for (const file of SETTINGS) cpSync(join(ROOT, file), join(root, file));
  cpSync(join(ROOT, 'tools/lint'), join(root, 'tools/lint'), { recursive: true });
  write(root, 'package.json', rootPackage());
  write(root, 'package-lock.json', json({ name: 'petwise', lockfileVersion: 3, packages: {} }));
  // No workspace here, so that no gate judges it; the rules that lie in it have a kind all the same.
  write(root, 'tools/package.json', json({ name: '@petwise/tools', petwise: { kind: 'tool' } }));
  write(root, 'docs/requirements.md', '# Requirements\n\n- HOME-01 A heading.\n');
  for (const [folder, workspace] of Object.entries(WORKSPACES)) {
    plantWorkspace({ root, folder, workspace, entry: 'src/index.ts' });
  }
  plantWorkspace({ root, folder: 'server', workspace: SERVER, entry: 'src/main.ts' });
  linkPackages(root);

  for (const [path, text] of Object.entries(faults)) write(root, path, text);
  return root;
}

/** The package.json of a planted workspace that depends on more than a healthy one. */
export function packageOf(
  folder: string,
  dependencies: Readonly<Record<string, string>> = {},
  kind = KINDS[folder] ?? '',
): string {
  return json({
    name: `@petwise/${folder.replace('shared/', '')}`,
    private: true,
    type: 'module',
    petwise: { kind },
    exports: { '.': './src/index.ts' },
    ...(Object.keys(dependencies).length > 0 ? { dependencies } : {}),
  });
}

function plantWorkspace(options: {
  readonly root: string;
  readonly folder: string;
  readonly workspace: Workspace;
  readonly entry: string;
}): void {
  const { root, folder, workspace, entry } = options;
  const up = folder.includes('/') ? '../..' : '..';
  write(root, join(folder, 'package.json'), packageOf(folder, workspace.dependencies));
  write(
    root,
    join(folder, 'tsconfig.json'),
    json({
      extends: `${up}/tsconfig.base.json`,
      compilerOptions: { lib: ['ES2023', 'DOM'], types: ['node'] },
      include: ['src'],
    }),
  );
  write(root, join(folder, entry), workspace.source);
}

/** Installed packages come from the real project, our own from the planted one. */
function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules/@petwise'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@petwise' || name.startsWith('.')) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  for (const folder of [...Object.keys(WORKSPACES), 'server']) {
    const name = folder.replace('shared/', '');
    symlinkSync(join(root, folder), join(root, 'node_modules/@petwise', name), 'junction');
  }
}

function rootPackage(): string {
  return json({
    name: 'petwise',
    private: true,
    type: 'module',
    packageManager: 'npm@11.19.1',
    workspaces: ['mfe-*', 'shared/*', 'engine', 'server'],
  });
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

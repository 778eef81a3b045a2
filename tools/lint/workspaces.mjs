import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** Folders that hold workspaces and are none themselves. */
const GROUPS = ['shared'];

const manifests = new Map();

/**
 * A file's path from the root of the project, with forward slashes.
 * @param {string} file absolute path
 */
export function pathFromRoot(file) {
  return relative(ROOT, file).split(sep).join('/');
}

/**
 * The folder of the workspace a path lies in: `mfe-chat`, `shared/contracts`, ...
 * @param {string} path from the root
 * @returns {string | undefined} nothing for files at the root and outside the project
 */
export function workspaceOf(path) {
  const [first, second, third] = path.split('/');
  if (first === undefined || first === '..' || second === undefined) return undefined;
  if (!GROUPS.includes(first)) return first;
  return third === undefined ? undefined : `${first}/${second}`;
}

/**
 * The kind that a workspace says of itself, `petwise.kind` in its package.json.
 * @param {string} folder from the root
 * @returns {string | undefined}
 */
export function kindOf(folder) {
  if (!manifests.has(folder)) {
    const file = join(ROOT, folder, 'package.json');
    const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    manifests.set(folder, manifest.petwise?.kind);
  }
  return manifests.get(folder);
}

/**
 * What an import names: a workspace of ours, an outside package, or (undefined) the file's own surroundings.
 * @param {string} specifier as written
 * @param {string} file absolute path of the importer
 * @returns {{ workspace: string } | { library: string } | undefined}
 */
export function importTarget(specifier, file) {
  if (specifier.startsWith('.')) {
    const path = pathFromRoot(resolve(dirname(file), specifier));
    const workspace = workspaceOf(path);
    if (workspace === 'node_modules') return libraryOf(path.slice('node_modules/'.length));
    return workspace === undefined ? undefined : { workspace };
  }
  // Files of the same package by another name (`imports` in its package.json).
  if (specifier.startsWith('#')) return undefined;
  return libraryOf(specifier);
}

function libraryOf(specifier) {
  const [scope = '', name = ''] = specifier.split('/');
  if (scope === '@petwise') return { workspace: folderOf(name) };
  return { library: specifier.startsWith('@') ? `${scope}/${name}` : scope };
}

function folderOf(name) {
  const group = GROUPS.find((folder) => existsSync(join(ROOT, folder, name, 'package.json')));
  return group === undefined ? name : `${group}/${name}`;
}

/**
 * Tests, dev pages and tool configurations: run by developers, never shipped.
 * @param {string} path from the root
 */
export function isWorkshopFile(path) {
  return /\.test(-d)?\.tsx?$|\.config\.ts$|\/(dev|testing|bench)\/|^engine\/(compile|dictionary|hear|catalogue)\//.test(
    path,
  );
}

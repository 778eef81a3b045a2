import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const SHARED_ROOMS = new Set(['contracts', 'events', 'api', 'ui']);

/**
 * A file's path from the root of the project, with forward slashes.
 * @param {string} file absolute path
 */
export function pathFromRoot(file) {
  return relative(ROOT, file).split(sep).join('/');
}

/**
 * The room a path lies in: `mfe-chat`, `server`, `contracts` for `shared/contracts`, ...
 * @param {string} path from the root
 * @returns {string | undefined} nothing for files at the root and outside the project
 */
export function roomOfPath(path) {
  const [first, second] = path.split('/');
  if (first === undefined || first === '..' || second === undefined) return undefined;
  if (first !== 'shared') return first;
  return SHARED_ROOMS.has(second) ? second : undefined;
}

/**
 * What an import names: a room of ours, an outside package, or (undefined) the file's own surroundings.
 * @param {string} specifier as written
 * @param {string} file absolute path of the importer
 * @returns {{ room: string } | { library: string } | undefined}
 */
export function importTarget(specifier, file) {
  if (specifier.startsWith('.')) {
    const room = roomOfPath(pathFromRoot(resolve(dirname(file), specifier)));
    return room === undefined ? undefined : { room };
  }
  // Files of the same package by another name (`imports` in its package.json).
  if (specifier.startsWith('#')) return undefined;
  const [scope = '', name = ''] = specifier.split('/');
  if (scope === '@petwise') return { room: name };
  return { library: specifier.startsWith('@') ? `${scope}/${name}` : scope };
}

/**
 * Tests, dev pages and tool configurations: run by developers, never shipped.
 * @param {string} path from the root
 */
export function isWorkshopFile(path) {
  return /\.test(-d)?\.tsx?$|\.config\.ts$|\/dev\/|\/testing\/|\/bench\/|\/compile\/|\/dictionary\/|\/hear\/|\/catalogue\//.test(
    path,
  );
}

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathsOf } from '../check/source-files.ts';
import { workspacesOf } from '../check/workspaces.ts';

const SOURCE = /(?<!\.d)\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const IMPORT = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*['"`]([^'"`]+)['"`]/g;
/** Types hold no behaviour. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

/**
 * The tests that load a source: its own, those of its folder, then those with the fewest imports between. After them its
 * neighbours', which may reach it in a way that no import names: a worker, a door.
 */
export function nearestTests(root: string, file: string): readonly string[] {
  const importers = importersOf(root);
  const distances = new Map([[file, 0]]);
  let edge = [file];
  for (let distance = 1; edge.length > 0; distance += 1) {
    edge = [...new Set(edge.flatMap((path) => importers.get(path) ?? []))].filter(
      (path) => !distances.has(path),
    );
    for (const path of edge) distances.set(path, distance);
  }
  const folder = posix.dirname(file);
  const own = file.replace(/\.tsx?$/, '.test.ts');
  const rank = ([path, distance]: [string, number]): number[] => [
    path.startsWith(own) ? 0 : 1,
    path.startsWith(`${folder}/`) ? 0 : 1,
    distance,
    -sharedFolders(folder, path),
    path.split('/').length,
  ];
  const tests = pathsOf(root).filter((path) => TEST.test(path));
  return tests
    .map((path): [string, number] => [path, distances.get(path) ?? Infinity])
    .filter(([path, distance]) => distance < Infinity || sharedFolders(folder, path) > 1)
    .map((found) => ({ path: found[0], rank: rank(found) }))
    .toSorted((a, b) => compare(a.rank, b.rank) || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

function sharedFolders(a: string, b: string): number {
  const others = b.split('/');
  const names = a.split('/');
  const differs = names.findIndex((name, at) => name !== others[at]);
  return differs < 0 ? names.length : differs;
}

/** Who imports each source of the repository; a package of outside is nobody's source. */
function importersOf(root: string): ReadonlyMap<string, readonly string[]> {
  const doors = doorsOf(root);
  const importers = new Map<string, string[]>();
  for (const path of pathsOf(root)) {
    if (!SOURCE.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8').replaceAll(TYPES, '');
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier.replace(/\?.*/, ''))
        : doors.get(specifier);
      if (target === undefined) continue;
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** Which source each import of a package of ours opens. */
function doorsOf(root: string): ReadonlyMap<string, string> {
  return new Map(
    workspacesOf(root).flatMap((folder) => {
      // Our own package.json, whose doors npm reads too.
      const { name, exports = {} } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      ) as { name: string; exports?: Readonly<Record<string, string | Record<string, string>>> };
      return Object.entries(exports).flatMap(([door, opens]): [string, string][] => {
        const target = typeof opens === 'string' ? opens : opens['default'];
        if (target === undefined) return [];
        return [[posix.join(name, door), posix.join(folder, target)]];
      });
    }),
  );
}

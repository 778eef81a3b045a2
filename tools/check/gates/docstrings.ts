import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { pathsOf } from '../source-files.ts';
import { workspacesOf } from '../workspaces.ts';

const DECLARED =
  /^(export )?(?:async )?(?:abstract )?(function\*?|class|const|interface|type) (\w+)/gm;
const NAMED = /export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g;
const STARRED = /export (?:type )?\* from '(\.[^']+)'/g;
/** Tests, stages and stand-ins, and lists of words, which their names explain. */
const NO_DOOR = /\.test\.|(^|\/)(testing|dev|fixtures)\/|^language\/en\//;

/** Every exported function and class, and every name of a package's door, says what it is for. */
export const docstrings: Gate = {
  name: 'docstrings',
  judge(root) {
    const folders = workspacesOf(root);
    const sources = folders
      .filter((folder) => existsSync(join(root, folder, 'src')))
      .flatMap((folder) => pathsOf(root, `${folder}/src`))
      .filter((path) => /\.tsx?$/.test(path) && !NO_DOOR.test(path));
    const callable = sources.flatMap((path) =>
      silentIn(root, path)
        .filter(({ isExported, kind }) => isExported && /^(?:function|class)/.test(kind))
        .map(({ name }) => faultOf(path, name)),
    );
    const offered = folders
      .flatMap((folder) => doorsOf(root, folder))
      .flatMap((door) => silentNames(root, door));
    return Promise.resolve(verdictOf([...new Set([...callable, ...offered])]));
  },
};

const faultOf = (path: string, name: string): string =>
  `${path}: ${name} is exported and nothing says what it is for (/** … */)`;

interface Declared {
  readonly name: string;
  readonly kind: string;
  readonly isExported: boolean;
}

/** The declarations of a file that no docstring stands before; a name with one anywhere has one. */
function silentIn(root: string, path: string): readonly Declared[] {
  const text = readFileSync(join(root, path), 'utf8');
  const told = new Set<string>();
  const all = [...text.matchAll(DECLARED)].map(
    ({ 1: prefix, 2: kind = '', 3: name = '', index }) => {
      const before = text.slice(0, index).replace(/(?:(?<=\n)\/\/[^\n]*\n)+$/, '');
      if (before.trimEnd().endsWith('*/')) told.add(name);
      return { name, kind, isExported: prefix !== undefined };
    },
  );
  return all.filter(({ name }) => !told.has(name));
}

/** The files that other packages import, by the package's own word. */
function doorsOf(root: string, folder: string): readonly string[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  // What npm reads: a file for each door.
  const { exports = {} } = JSON.parse(text) as { exports?: Readonly<Record<string, unknown>> };
  return Object.values(exports)
    .filter((file): file is string => typeof file === 'string' && /\.tsx?$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => !NO_DOOR.test(path) && existsSync(join(root, path)));
}

/** Names that a door offers without a docstring, where they are declared; those of another package are its own. */
function silentNames(root: string, door: string): readonly string[] {
  const text = readFileSync(join(root, door), 'utf8');
  const at = (file = ''): string => join(dirname(door), file).replaceAll('\\', '/');
  const named = [...text.matchAll(NAMED)].flatMap(({ 1: names = '', 2: file }) => {
    const wanted = names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' ')[0],
    );
    return silentIn(root, at(file))
      .filter(({ name }) => wanted.includes(name))
      .map(({ name }) => faultOf(at(file), name));
  });
  const starred = [...text.matchAll(STARRED)].flatMap(({ 1: file }) => silentNames(root, at(file)));
  const own = silentIn(root, door)
    .filter(({ isExported }) => isExported)
    .map(({ name }) => faultOf(door, name));
  return [...named, ...starred, ...own].filter((fault) => !NO_DOOR.test(fault));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { foldersIn } from '../source-files.ts';

interface FolderList {
  readonly readme: string;
  /** The folder whose folders the README lists. */
  readonly place: string;
  /** How it names one: `name` has to be there, `door` is a name of the package, which may lie elsewhere. */
  readonly entry: RegExp;
}

const LISTS: readonly FolderList[] = [
  {
    readme: 'server/README.md',
    place: 'server/src/rooms',
    entry: /^\| `rooms\/(?<name>[\w-]+)` \|/gm,
  },
  {
    readme: 'tools/README.md',
    place: 'tools',
    entry: /`(?:\.\/(?<door>[\w-]+)|(?<name>[\w-]+)\/)`/g,
  },
  { readme: 'engine/README.md', place: 'engine', entry: /^- `(?<name>[\w-]+)\//gm },
];

/** The READMEs that list rooms of the server, tools or parts of the engine list all of them, and none that has gone. */
export const folderLists: Gate = {
  name: 'lists of folders',
  judge(root) {
    return Promise.resolve(verdictOf(LISTS.flatMap((list) => faultsOf(root, list))));
  },
};

function faultsOf(root: string, { readme, place, entry }: FolderList): string[] {
  if (!existsSync(join(root, readme)) || !existsSync(join(root, place))) return [];
  const text = readFileSync(join(root, readme), 'utf8');
  const entries = [...text.matchAll(entry)].map(({ groups }) => groups ?? {});
  const names = new Set(entries.flatMap(({ name }) => name ?? []));
  const listed = new Set([...names, ...entries.flatMap(({ door }) => door ?? [])]);
  const there = new Set(foldersIn(root, place));
  return [
    ...[...there]
      .filter((name) => !listed.has(name))
      .map((name) => `${readme} does not list ${place}/${name}`),
    ...[...names]
      .filter((name) => !there.has(name))
      .map((name) => `${readme} lists ${place}/${name}, which is not there`),
  ];
}

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathsOf } from '../check/source-files.ts';
import { workspacesOf } from '../check/workspaces.ts';

/** One group of files imports another so often. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
  /** The first file that does. */
  readonly file: string;
}

const SOURCE = /\.tsx?$/;
/** What is never shipped may look at everything; its arrows would hide the others. */
const NOT_SHIPPED = /\.test\.|\.d\.ts$|(^|\/)(testing|dev|bench|torture)\//;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"`]([^'"`]+)['"`]/g;

/** Whether a path is that of a source that somebody runs: no test, no stage, no bench. */
export function isShippedSource(path: string): boolean {
  return SOURCE.test(path) && !NOT_SHIPPED.test(path);
}

/** Who imports whom among the workspaces. */
export function workspaceArrows(root: string): readonly Arrow[] {
  const folders = workspacesOf(root);
  return arrowsBetween(root, (path) => folders.find((folder) => path.startsWith(`${folder}/`)));
}

/** Who imports whom among the rooms of the server and the folders beside them. */
export function roomArrows(root: string): readonly Arrow[] {
  return arrowsBetween(root, (path) =>
    /^server\/src\/((?:rooms\/)?[^/]+)\//.exec(path)?.[1]?.replace(/^rooms\//, ''),
  );
}

/** Who imports whom among the files of each workspace. */
export function fileArrows(root: string): readonly Arrow[] {
  return arrowsBetween(root, (path) => path);
}

/** @param groupOf what a file belongs to, by its path from the root; nothing where it is left out */
function arrowsBetween(
  root: string,
  groupOf: (path: string) => string | undefined,
): readonly Arrow[] {
  const packages = new Map(workspacesOf(root).map((folder) => [nameOf(root, folder), folder]));
  const counts = new Map<string, Arrow>();
  for (const path of pathsOf(root)) {
    const from = groupOf(path);
    if (from === undefined || !isShippedSource(path)) continue;
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const to = groupOf(targetOf(specifier, path, packages));
      if (to === undefined || to === from) continue;
      const key = `${from} ${to}`;
      const { imports, file } = counts.get(key) ?? { imports: 0, file: path };
      counts.set(key, { from, to, imports: imports + 1, file });
    }
  }
  return [...counts.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, arrow]) => arrow);
}

/** The path that an import names, from the root; one of an outside package belongs to no group. */
function targetOf(specifier: string, path: string, packages: ReadonlyMap<string, string>): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [name = '', door = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  return `${packages.get(name) ?? 'outside'}/${door}`;
}

function nameOf(root: string, folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const isNamed = typeof manifest === 'object' && manifest !== null && 'name' in manifest;
  return isNamed ? String(manifest.name) : folder;
}

/** Arrows as a Mermaid picture, which a Markdown page shows. */
export function pictureOf(arrows: readonly Arrow[]): string {
  const names = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].toSorted();
  const id = (name: string): string => `n${names.indexOf(name)}`;
  const lines = [
    'graph LR',
    ...names.map((name) => `  ${id(name)}["${name}"]`),
    ...arrows.map(({ from, to, imports }) => `  ${id(from)} -->|${imports}| ${id(to)}`),
  ];
  return `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`;
}

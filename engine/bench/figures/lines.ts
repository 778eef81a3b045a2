import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './figure.ts';

const folders = ['engine', 'language', 'knowledge'] as const;
const notOurs = new Set(['node_modules', 'compiled', 'dist', '.turbo', 'coverage']);
/** Messages and gold: JSON Lines of the bench. */
const isCorpus = (path: string): boolean => /bench\/.*\.jsonl$/.test(path);

function filesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesIn(root, path);
    return [path];
  });
}

const linesIn = (root: string, paths: readonly string[]): number =>
  paths.reduce(
    (sum, path) => sum + (readFileSync(join(root, path), 'utf8').match(/\n/g)?.length ?? 0),
    0,
  );

/** Lines of engine, language and knowledge together, and of the corpora, which may be 6 000. */
export function measureLines(root: string): Part {
  const there = new Set(readdirSync(root));
  const each = folders
    .filter((folder) => there.has(folder))
    .map((folder) => ({ folder, paths: filesIn(root, folder) }));
  const corpora = each.flatMap(({ paths }) => paths.filter(isCorpus));
  const counted = each.map(({ folder, paths }) => ({
    folder,
    lines: linesIn(
      root,
      paths.filter((path) => !isCorpus(path)),
    ),
  }));
  return {
    figures: [
      {
        name: 'lines of engine, language, knowledge',
        value: counted.reduce((sum, { lines }) => sum + lines, 0),
        bound: { atMost: 45_000 },
        unit: 'lines',
        of: counted.map(({ folder, lines }) => `${folder} ${lines}`).join(', '),
      },
      {
        name: 'lines of the corpora',
        value: linesIn(root, corpora),
        bound: { atMost: 6000 },
        unit: 'lines',
        of: `${corpora.length} files`,
      },
    ],
  };
}

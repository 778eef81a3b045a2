import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseLines } from '../bench/json-lines.ts';
import type { Reading } from './changed-readings.ts';
import { changesBetween } from './changed-readings.ts';
import { checkOut, rootOf } from './checked-out-tree.ts';
import type { CorpusText } from './corpus-texts.ts';
import { corpusTexts } from './corpus-texts.ts';

/**
 * `npm run hear:diff -- <commit> [<commit>]`: every reading of the corpora that changed from the first commit to the second,
 * or to the files as they stand. The texts are those of today for both. Of sealed sets and of what is only counted it
 * prints how many changed and nothing else. Needs no network.
 */
const run = promisify(execFile);

async function readingsIn(tree: string, texts: string): Promise<Reading[]> {
  const script = join(import.meta.dirname, 'tree-readings.ts');
  const { stdout } = await run(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), script, tree, texts],
    { maxBuffer: 1 << 28 },
  );
  return parseLines<{ values: Reading }>(stdout).map(({ values }) => values);
}

async function readingsAt(root: string, commit: string, texts: string): Promise<Reading[]> {
  const tree = checkOut(root, commit);
  try {
    return await readingsIn(tree.path, texts);
  } finally {
    tree.remove();
  }
}

/** One line a change; of what may not be read only how many. */
function report(texts: readonly CorpusText[], before: Reading[], after: Reading[]): string[] {
  const lines: string[] = [];
  const hidden = new Map<string, number>();
  let changed = 0;
  for (const [at, { set, id, isSealed }] of texts.entries()) {
    const changes = changesBetween(before[at] ?? {}, after[at] ?? {});
    changed += changes.length;
    if (isSealed) hidden.set(set, (hidden.get(set) ?? 0) + changes.length);
    else for (const { finding, what } of changes) lines.push(`${set} ${id}  ${finding}: ${what}`);
  }
  for (const [set, count] of hidden)
    if (count) lines.push(`${set}, only counted: ${count} changed`);
  return [...lines, `${changed} findings changed in ${texts.length} texts.`];
}

const [from, to] = process.argv.slice(2);
if (!from) {
  console.error('npm run hear:diff -- <commit> [<commit>]');
  process.exit(1);
}
const root = rootOf(process.cwd());
const texts = corpusTexts(root);
const folder = mkdtempSync(join(tmpdir(), 'petwise-texts-'));
try {
  const file = join(folder, 'texts.jsonl');
  writeFileSync(
    file,
    texts.map(({ species, text }) => JSON.stringify({ species, text })).join('\n'),
  );
  const before = await readingsAt(root, from, file);
  const after = to ? await readingsAt(root, to, file) : await readingsIn(root, file);
  console.log(report(texts, before, after).join('\n'));
} finally {
  rmSync(folder, { recursive: true });
}

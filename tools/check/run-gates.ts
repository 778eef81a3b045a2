import { availableParallelism } from 'node:os';
import type { Gate, Verdict } from './gate.ts';
import { boundaries } from './gates/boundaries.ts';
import { circles } from './gates/circles.ts';
import { deadCode } from './gates/dead-code.ts';
import { docstrings } from './gates/docstrings.ts';
import { folderLists } from './gates/folder-lists.ts';
import { format } from './gates/format.ts';
import { kinds } from './gates/kinds.ts';
import { lint } from './gates/lint.ts';
import { lockFile } from './gates/lock-file.ts';
import { names } from './gates/names.ts';
import { oneVersion } from './gates/one-version.ts';
import { readmes } from './gates/readmes.ts';
import { references } from './gates/references.ts';
import { requirementTitles } from './gates/requirement-titles.ts';
import { tables } from './gates/tables.ts';
import { types } from './gates/types.ts';

/** Longest first, so that the short ones fill the gaps. */
const GATES: readonly Gate[] = [
  lint,
  types,
  deadCode,
  boundaries,
  format,
  oneVersion,
  lockFile,
  names,
  requirementTitles,
  kinds,
  tables,
  circles,
  readmes,
  folderLists,
  references,
  docstrings,
];

const LINES_SHOWN = 150;

/** How many gates are green and how many are not. */
export interface GateCounts {
  readonly passed: number;
  readonly failed: number;
  /** The names of those that failed. */
  readonly red: readonly string[];
}

/**
 * Runs every gate, prints a line for each and the whole output of the red ones.
 *
 * @param changed in a copy of a project that passes: the paths that differ from it
 */
export async function runGates(root: string, changed?: readonly string[]): Promise<GateCounts> {
  const waiting = [...GATES];
  const red: { name: string; output: string }[] = [];
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const begun = performance.now();
      const verdict = await judge(gate, root, changed);
      const ms = Math.round(performance.now() - begun);
      console.log(`${verdict.ok ? 'ok    ' : 'FAILED'} ${gate.name.padEnd(28)} ${ms} ms`);
      if (!verdict.ok) red.push({ name: gate.name, output: verdict.output });
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  for (const { name, output } of red) console.log(`\n── ${name} ──\n${shortened(output)}`);
  return {
    passed: GATES.length - red.length,
    failed: red.length,
    red: red.map(({ name }) => name),
  };
}

/** A gate that breaks is red; it never counts as green. */
async function judge(gate: Gate, root: string, changed?: readonly string[]): Promise<Verdict> {
  try {
    return await gate.judge(root, changed);
  } catch (error) {
    return {
      ok: false,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** Enough to see what is wrong; the rest comes when the first faults are mended. */
function shortened(output: string): string {
  const lines = output.trim().split('\n');
  const left = lines.length - LINES_SHOWN;
  return left <= 0
    ? lines.join('\n')
    : [...lines.slice(0, LINES_SHOWN), `… and ${left} lines more`].join('\n');
}

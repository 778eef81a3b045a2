import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault of one line, put into a source while tests run; the file itself is not touched. */
export interface Mutant {
  /** What would go wrong, after the ID of the requirement where there is one. */
  readonly name: string;
  /** The source, from the root of the repository. */
  readonly file: string;
  /** Text that stands exactly once in the source, or its place there. */
  readonly from: string;
  readonly at?: number;
  readonly to: string;
  /**
   * Test files that must notice, by those of their tests that are titled by the ID in `name`; without them those
   * nearest to the source.
   */
  readonly tests?: readonly string[];
}

/**
 * The source with the fault in it.
 *
 * @throws Error when `from` does not stand in the source, or stands there twice and no place is given
 */
export function withFault(source: string, { file, from, to, at }: Mutant): string {
  const first = at ?? source.indexOf(from);
  if (first < 0 || source.slice(first, first + from.length) !== from) {
    throw new Error(`${file} has no "${from}" any more: bring the fault up to date`);
  }
  if (at === undefined && source.indexOf(from, first + 1) >= 0) {
    throw new Error(`${file} has "${from}" more than once: name more of the line`);
  }
  return source.slice(0, first) + to + source.slice(first + from.length);
}

/** The line on which the fault stands, from 1. */
export function lineOf(root: string, mutant: Mutant): number {
  const source = readFileSync(join(root, mutant.file), 'utf8');
  const at = mutant.at ?? source.indexOf(mutant.from);
  return source.slice(0, at).split('\n').length;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, type Mutant } from './mutant.ts';
import { faultsIn } from './random-mutants.ts';

/** A fault with its number in the table. */
export interface Numbered {
  readonly number: number;
  readonly mutant: Mutant;
}

/**
 * The faults that `--only` names by their numbers in the table, from 1: `12`, `83-100`, `83-` to the end, or several with
 * commas.
 *
 * @throws Error where it names something else, or a number that the table does not have
 */
export function numbered(mutants: readonly Mutant[], only: string): Numbered[] {
  const table = mutants.map((mutant, at): Numbered => ({ number: at + 1, mutant }));
  const chosen = only.split(',').flatMap((part) => {
    const [, first, dash, last] = /^(\d+)(-)?(\d+)?$/.exec(part.trim()) ?? [];
    const from = Number(first);
    const to = last === undefined ? (dash === undefined ? from : table.length) : Number(last);
    if (!(from >= 1 && from <= to && to <= table.length)) {
      throw new Error(`--only names numbers of 1 to ${table.length}, as 12,83-100; not "${part}"`);
    }
    return table.slice(from - 1, to);
  });
  return [...new Set(chosen)];
}

/**
 * Every fault of the places that `--in` names: files from the root, each with a line or whole, with commas between.
 *
 * @throws Error where a place has none
 */
export function faultsAt(root: string, places: string): Numbered[] {
  const found = places.split(',').flatMap((place) => {
    const [, file = '', line] = /^(.+?)(?::(\d+))?$/.exec(place.trim()) ?? [];
    const faults = faultsIn(file, readFileSync(join(root, file), 'utf8')).filter(
      (fault) => line === undefined || lineOf(root, fault) === Number(line),
    );
    if (faults.length === 0) throw new Error(`${place} has nothing that can be turned`);
    return faults;
  });
  return found.map((mutant, at) => ({ number: at + 1, mutant }));
}

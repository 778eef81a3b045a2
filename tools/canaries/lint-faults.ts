import { lint } from '../check/gates/lint.ts';
import { plant } from './plant.ts';

/** A file that breaks one rule. */
export interface PlantedFault {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

const runs = new Map<readonly PlantedFault[], Promise<string>>();

/**
 * Lints one project with all the faults in it, once, and returns what is said of `file`.
 *
 * @throws Error when the gate is green all the same
 */
export async function complaintsAbout(
  faults: readonly PlantedFault[],
  file: string,
): Promise<string> {
  const run = runs.get(faults) ?? lintAll(faults);
  runs.set(faults, run);
  const lines = (await run).split('\n');
  return lines.filter((line) => line.startsWith(`${file}:`)).join('\n');
}

async function lintAll(faults: readonly PlantedFault[]): Promise<string> {
  const files = Object.fromEntries(faults.map(({ file, text }) => [file, text]));
  const { ok, output } = await lint.judge(plant(files));
  if (ok) throw new Error('The gate is green with every fault planted.');
  return output;
}

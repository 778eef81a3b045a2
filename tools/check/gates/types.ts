import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { runTool } from '../run-tool.ts';
import { workspacesOf } from '../workspaces.ts';

/** The parts of a workspace's tsconfig.json that say what is compiled, and how. */
interface Settings {
  readonly compilerOptions?: object;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Every workspace compiles under its own tsconfig. */
export const types: Gate = {
  name: 'types',
  async judge(root, changed) {
    const folders = workspacesOf(root);
    const missing = folders.filter((folder) => !existsSync(join(root, folder, 'tsconfig.json')));
    if (missing.length > 0) return verdictOf(missing.map((one) => `${one} has no tsconfig.json`));
    if (changed === undefined) return verdictOf(await errorsOf(root, folders));
    const temporary = join(root, 'node_modules/.cache');
    mkdirSync(temporary, { recursive: true });
    const together = mkdtempSync(join(temporary, 'types-'));
    try {
      return verdictOf(await errorsOf(root, joined(root, { folders, together })));
    } finally {
      rmSync(together, { recursive: true, force: true });
    }
  },
};

/**
 * Those that compile under the same options, as one: what they share is looked at once, in half the time. Each sees what
 * another declares for all, so that this is for a copy of what compiles by itself.
 *
 * @returns the settings of each group
 */
function joined(
  root: string,
  { folders, together }: { readonly folders: readonly string[]; readonly together: string },
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const folder of folders) {
    const options = JSON.stringify(settingsOf(root, folder).compilerOptions ?? {});
    groups.set(options, [...(groups.get(options) ?? []), folder]);
  }
  return [...groups].map(([options, members], at) => {
    const paths = (part: 'include' | 'exclude'): string[] =>
      members.flatMap((folder) =>
        (settingsOf(root, folder)[part] ?? []).map((path) => join(root, folder, path)),
      );
    const file = join(together, `${at}.json`);
    const settings = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: JSON.parse(options),
      include: paths('include'),
      exclude: paths('exclude'),
    };
    writeFileSync(file, JSON.stringify(settings));
    return file;
  });
}

function settingsOf(root: string, folder: string): Settings {
  // Our own file, which TypeScript reads too.
  return JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')) as Settings;
}

async function errorsOf(root: string, projects: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const waiting = [...projects];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      // Several threads each check the libraries anew: half as much work again, while other gates want the core.
      const args = ['-p', next, '--singleThreaded'];
      const { code, output } = await runTool('typescript', args, { cwd: root });
      if (code !== 0) faults.push(output.trim() || `tsc failed on ${next}`);
    }
  };
  await Promise.all([work(), work()]);
  return faults;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { runTool } from '../run-tool.ts';
import { workspacesOf } from '../workspaces.ts';

/** Every workspace compiles under its own tsconfig. */
export const types: Gate = {
  name: 'types',
  async judge(root) {
    const faults: string[] = [];
    const waiting = [...workspacesOf(root)];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        faults.push(...(await typeErrors(root, next)));
      }
    };
    await Promise.all([work(), work()]);
    return verdictOf(faults);
  },
};

async function typeErrors(root: string, workspace: string): Promise<readonly string[]> {
  if (!existsSync(join(root, workspace, 'tsconfig.json'))) {
    return [`${workspace} has no tsconfig.json`];
  }
  // Several threads each check the libraries anew: half as much work again, while other gates want the core.
  const { code, output } = await runTool('typescript', ['-p', workspace, '--singleThreaded'], {
    cwd: root,
  });
  return code === 0 ? [] : [output.trim() || `tsc failed on ${workspace}`];
}

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runTool } from '../check/run-tool.ts';
import { copyProject } from '../test/copy-project.ts';
import { linkPrograms } from '../test/link-programs.ts';
import { ROOT } from '../test/run-step.ts';

it.skipIf(process.platform === 'win32')(
  'sources are built where there is no git, in a folder with a space and an umlaut',
  async () => {
    const copy = copyProject(ROOT);
    const programs = linkPrograms('node', 'npm', 'sh');
    onTestFinished(() => {
      vi.unstubAllEnvs();
      for (const folder of [copy, programs]) rmSync(folder, { recursive: true, force: true });
    });
    vi.stubEnv('PATH', programs);
    // The federation plugin switches itself off where it sees a test runner.
    for (const name of ['VITEST', 'NODE_ENV']) vi.stubEnv(name, undefined);
    const args = ['run', 'build', '--filter=@petwise/mfe-uploads'];
    const { code, output } = await runTool('turbo', args, { cwd: copy });
    expect(code, output).toBe(0);
    expect(existsSync(join(copy, 'mfe-uploads/dist/mf-manifest.json'))).toBe(true);
  },
);

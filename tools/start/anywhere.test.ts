import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runTool } from '../check/run-tool.ts';
import { copyProject } from '../test/copy-project.ts';
import { linkPrograms } from '../test/link-programs.ts';
import { ROOT } from '../test/run-step.ts';
import { takenPort } from '../test/taken-port.ts';

const SECOND_MS = 1_000;
/** A busy machine may let any one of them wait. */
const TRIES = 10;

/** How long it takes until it ends, ms. */
async function refusal(wrong: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'tools/start/start.cjs')], {
    env: { ...process.env, PORT: '0', ...wrong },
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  expect(printed).toMatch(/^Petwise cannot start\. .*\n$/);
  return performance.now() - begun;
}

it.each([
  ['a short password', () => ({ PETWISE_PASSWORD: 'short' })],
  ['a taken port', async () => ({ PORT: await takenPort() })],
  ['a bad folder', () => ({ PETWISE_DATA_DIR: join(process.execPath, 'data') })],
])('%s is told in under a second', async (_, wrong) => {
  const settings = await wrong();
  let quickest = Infinity;
  for (let tries = 0; tries < TRIES && quickest >= SECOND_MS; tries += 1) {
    quickest = Math.min(quickest, await refusal(settings));
  }
  expect(quickest).toBeLessThan(SECOND_MS);
});

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

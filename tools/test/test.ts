import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { runGates } from '../check/run-gates.ts';
import { addUp, type Counts, lastLine, oneTest, playwrightCounts, vitestCounts } from './counts.ts';
import { provideBrowser } from './install-browser.ts';
import { ROOT, runStep } from './run-step.ts';

/**
 * `npm test`: the gates of `npm run check`, the build, all Vitest tests and the
 * journeys in a real browser. A step that fails does not keep the next from running.
 */
const reports = mkdtempSync(join(tmpdir(), 'petwise-test-'));
const counts: Counts[] = [];

async function step(name: string, run: () => Promise<Counts>): Promise<void> {
  console.log(`\n━━ ${name} ━━`);
  const begun = performance.now();
  const result = await run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${lastLine(result)} in ${seconds} s`);
  counts.push(result);
}

async function check(): Promise<Counts> {
  ensureCompiled();
  return { ...(await runGates(ROOT)), skipped: 0 };
}

async function build(): Promise<Counts> {
  const turbo = ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'];
  return oneTest((await runStep(process.execPath, turbo, { minutes: 4 })) === 0);
}

async function unit(): Promise<Counts> {
  const report = join(reports, 'vitest.json');
  const code = await runStep(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { minutes: 15 },
  );
  return vitestCounts(report, code);
}

async function journeys(): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const code = await runStep(
    process.execPath,
    ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      minutes: 25,
      cwd: 'e2e',
      env: {
        PETWISE_CHROMIUM: await provideBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  return playwrightCounts(report, code);
}

/** A step that throws has failed; the others still run. */
async function failing(error: unknown): Promise<Counts> {
  console.error(error instanceof Error ? error.message : error);
  return Promise.resolve(oneTest(false));
}

await step('Gates', () => check().catch(failing));
await step('Build', () => build().catch(failing));
await step('Unit and server tests', () => unit().catch(failing));
if (existsSync(join(ROOT, 'e2e/playwright.config.ts'))) {
  await step('Journeys in a browser', () => journeys().catch(failing));
}
rmSync(reports, { recursive: true, force: true });

const total = addUp(counts);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${lastLine(total)}`);

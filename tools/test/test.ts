import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { runGates } from '../check/run-gates.ts';
import { pruneBuilds } from '../start/prune-builds.cjs';
import { type Closing, closingLines, playwrightClosing, vitestClosing } from './closing.ts';
import { addUp, type Counts, lastLine, oneTest, playwrightCounts, vitestCounts } from './counts.ts';
import { provideBrowser } from './install-browser.ts';
import { ROOT, runStep } from './run-step.ts';

/**
 * `npm test`: the gates of `npm run check`, the build, then all Vitest tests and the journeys in a real browser side by
 * side: each of the two waits a third of its time. A step that fails does not keep the next from running.
 */
const reports = mkdtempSync(join(tmpdir(), 'petwise-test-'));
const counts: Counts[] = [];
const closings: Closing[] = [];

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
  const { passed, failed, red } = await runGates(ROOT);
  closings.push({ failed: red.map((name) => `gate: ${name}`), repeated: [], slowest: [] });
  return { passed, failed, skipped: 0 };
}

async function build(): Promise<Counts> {
  const turbo = ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'];
  const code = await runStep(process.execPath, turbo, { minutes: 4 });
  pruneBuilds(ROOT);
  return oneTest(code === 0);
}

async function unit(): Promise<Counts> {
  const report = join(reports, 'vitest.json');
  const code = await runStep(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      // As the journeys: one lost race on a busy machine is named below, and does not hide what the others say.
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Some three times what it takes on two quiet cores.
    { minutes: 60 },
  );
  const closing = vitestClosing(report, ROOT);
  const unexplained = code !== 0 && closing.failed.length === 0;
  const failed = unexplained
    ? [`Vitest ended with ${code}: no test failed, see above`]
    : closing.failed;
  closings.push({ ...closing, failed });
  return vitestCounts(report, code);
}

async function journeys(): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const code = await runStep(
    process.execPath,
    ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      // Some three times what it takes on two quiet cores.
      minutes: 50,
      cwd: 'e2e',
      printsAtEnd: true,
      env: {
        PETWISE_CHROMIUM: await provideBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  closings.push(playwrightClosing(report));
  return playwrightCounts(report, code);
}

/** A step that throws has failed; the others still run. */
async function failing(error: unknown): Promise<Counts> {
  console.error(error instanceof Error ? error.message : error);
  return Promise.resolve(oneTest(false));
}

await step('Gates', () => check().catch(failing));
await step('Build', () => build().catch(failing));
await Promise.all([
  step('Unit and server tests', () => unit().catch(failing)),
  step('Journeys in a browser', () => journeys().catch(failing)),
]);
rmSync(reports, { recursive: true, force: true });

const total = addUp(counts);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
for (const line of closingLines(closings)) console.log(line);
console.log(`\n${lastLine(total)}`);

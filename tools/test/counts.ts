import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a runner passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One thing that is either right or wrong, such as the build. */
export function oneTest(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

export function addUp(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, one) => sum + one.passed, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
    skipped: all.reduce((sum, one) => sum + one.skipped, 0),
  };
}

/** The closing line of `npm test`, and nothing else after it. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The parts of Vitest's JSON report that we read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts of a Vitest run. A file that could not be loaded is one failed test. */
export function vitestCounts(reportFile: string, exitCode: number): Counts {
  return neverSilent(exitCode, () => {
    const report = readReport<VitestReport>(reportFile);
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

/** The parts of Playwright's JSON report that we read. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts of a Playwright run. A test that passed when repeated has passed, and is named by the closing. */
export function playwrightCounts(reportFile: string, exitCode: number): Counts {
  return neverSilent(exitCode, () => {
    const { stats, errors } = readReport<PlaywrightReport>(reportFile);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  });
}

/** A runner that crashed, wrote no report, ran nothing or says it failed has at least one failure. */
function neverSilent(exitCode: number, read: () => Counts): Counts {
  let counts: Counts;
  try {
    counts = read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneTest(false);
  }
  const nothingRan = counts.passed + counts.failed === 0;
  const unexplained = exitCode !== 0 && counts.failed === 0;
  return nothingRan || unexplained ? addUp([counts, oneTest(false)]) : counts;
}

function readReport<Report>(file: string): Report {
  if (!existsSync(file)) throw new Error('The runner wrote no report.');
  // Written a moment ago by the runner we started; a shape we do not expect throws in the caller.
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

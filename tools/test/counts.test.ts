import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addUp, lastLine, playwrightCounts, vitestCounts } from './counts.ts';
import { makeFolder } from './make-folder.ts';

function report(content: unknown): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function vitestReport(passed: number, failed: number, files: readonly object[] = []): string {
  return report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: files,
  });
}

function playwrightReport(stats: object, errors: readonly object[] = []): string {
  return report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });
}

describe('the closing line', () => {
  it('names passed and failed, and skipped only when there are some', () => {
    expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('is the sum of all runners', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addUp([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe('counts of Vitest', () => {
  it('are those of its report', () => {
    expect(vitestCounts(vitestReport(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('count a file that could not be loaded as a failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    expect(vitestCounts(vitestReport(5, 1, files), 1).failed).toBe(2);
  });

  it('are a failure when the runner ended badly and no test says why', () => {
    expect(vitestCounts(vitestReport(5, 0), 1).failed).toBe(1);
  });

  it('are a failure when nothing ran', () => {
    expect(vitestCounts(vitestReport(0, 0), 0).failed).toBe(1);
  });

  it('are a failure when there is no report', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(vitestCounts('nowhere.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('counts of Playwright', () => {
  it('are those of its report', () => {
    const file = playwrightReport({ expected: 4, skipped: 1 });
    expect(playwrightCounts(file, 0)).toEqual({ passed: 4, failed: 0, skipped: 1 });
  });

  it('count an error outside of tests as a failure, and a flaky test as passed', () => {
    const file = playwrightReport({ expected: 4, unexpected: 1, flaky: 1 }, [
      { message: 'no server' },
    ]);
    expect(playwrightCounts(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it('are a failure when the report is not one', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(playwrightCounts(report({}), 0).failed).toBe(1);
  });
});

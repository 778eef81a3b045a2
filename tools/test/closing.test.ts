import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { closingLines, playwrightClosing, vitestClosing } from './closing.ts';
import { makeFolder } from './make-folder.ts';

function report(content: unknown): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('each failed test of both runners is named again at the end, below the slowest ten files', () => {
  const passed = (name: string, seconds: number) => ({
    name: `/root/${name}`,
    status: 'passed',
    message: '',
    assertionResults: [],
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  });
  const vitest = vitestClosing(
    report({
      testResults: [
        ...Array.from({ length: 12 }, (_, at) => passed(`${at}.test.ts`, at + 1)),
        {
          ...passed('server/a.test.ts', 50),
          status: 'failed',
          assertionResults: [
            { fullName: 'answers', status: 'passed', failureMessages: [] },
            { fullName: 'waits', status: 'passed', failureMessages: ['Error: not yet\nat y'] },
            {
              fullName: 'loses nothing',
              status: 'failed',
              failureMessages: ['AssertionError: 1\nat x'],
            },
          ],
        },
        { ...passed('b.test.ts', 0), status: 'failed', message: 'Cannot find module' },
      ],
    }),
    '/root',
  );
  const ran = (projectName: string, status: string, duration: number) => {
    const error = status === 'expected' ? undefined : { message: 'not seen\nmore' };
    const again = status === 'flaky' ? [{ duration: 0 }] : [];
    return { projectName, status, results: [{ duration, error }, ...again] };
  };
  const spec = (title: string, ...tests: readonly object[]) => ({
    title,
    file: 'flow.spec.ts',
    tests,
  });
  const playwright = playwrightClosing(
    report({
      suites: [
        {
          title: 'flow.spec.ts',
          specs: [spec('opens', ran('desktop', 'flaky', 30_000))],
          suites: [
            {
              title: 'inner',
              specs: [
                spec(
                  'closes',
                  ran('desktop', 'expected', 2_000),
                  ran('phone', 'unexpected', 3_000),
                ),
              ],
            },
          ],
        },
      ],
    }),
  );
  const lines = closingLines([vitest, playwright]);
  expect(lines.slice(0, 3)).toEqual([
    'Slowest files:',
    '    50.0 s  server/a.test.ts',
    '    35.0 s  flow.spec.ts',
  ]);
  expect(lines.slice(11)).toEqual([
    '',
    'Passed only when repeated:',
    '  server/a.test.ts: waits: Error: not yet',
    '  [desktop] flow.spec.ts: opens: not seen',
    '',
    'Failed:',
    '  b.test.ts: Cannot find module',
    '  server/a.test.ts: loses nothing: AssertionError: 1',
    '  [phone] flow.spec.ts: closes: not seen',
  ]);
});

it('a runner that wrote no report adds no line', () => {
  expect(
    closingLines([vitestClosing('nowhere.json', '/'), playwrightClosing('nowhere.json')]),
  ).toEqual([]);
});

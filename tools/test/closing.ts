import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What stands at the end of `npm test`: each failed test again, and the files that took longest. */
export interface Closing {
  /** File and title of each failed test, and the first line of why. */
  readonly failed: readonly string[];
  /** The same of each test that failed first and passed when repeated. */
  readonly repeated: readonly string[];
  /** File and seconds, longest first. */
  readonly slowest: readonly (readonly [file: string, seconds: number])[];
}

const SHOWN = 10;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

/** Reads a Vitest report; empty when there is none. */
export function vitestClosing(reportFile: string, root: string): Closing {
  const files = read<VitestReport>(reportFile)?.testResults ?? [];
  const named = (status: string): string[] =>
    files.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === status && test.failureMessages.length > 0)
        .map(
          ({ fullName, failureMessages: [why] }) =>
            `${relative(root, file.name)}: ${fullName}: ${firstLine(why)}`,
        ),
    );
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    failed: [
      ...unloaded.map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`),
      ...named('failed'),
    ],
    repeated: named('passed'),
    slowest: longest(
      files.map((file) => [relative(root, file.name), (file.endTime - file.startTime) / 1000]),
    ),
  };
}

/** Reads a Playwright report; empty when there is none. */
export function playwrightClosing(reportFile: string): Closing {
  const suites = read<{ readonly suites?: readonly PlaywrightSuite[] }>(reportFile)?.suites ?? [];
  const specs = suites.flatMap(specsOf);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const took = tests
      .flatMap(({ results }) => results)
      .reduce((sum, one) => sum + one.duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + took / 1000);
  }
  // One entry for all projects, whose own verdict is of the first alone.
  const named = (wanted: string): string[] =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => {
          const why = firstLine(
            results.findLast(({ error }) => error !== undefined)?.error?.message,
          );
          return `[${projectName}] ${file}: ${title}: ${why}`;
        }),
    );
  return {
    failed: named('unexpected'),
    repeated: named('flaky'),
    slowest: longest([...seconds]),
  };
}

/** The lines of the closings of all runners, failures last, so that they stand above the count. */
export function closingLines(closings: readonly Closing[]): string[] {
  const slowest = longest(closings.flatMap((one) => one.slowest));
  const titled = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...(slowest.length > 0 ? ['Slowest files:'] : []),
    ...slowest.map(([file, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
    ...titled(
      'Passed only when repeated:',
      closings.flatMap((one) => one.repeated),
    ),
    ...titled(
      'Failed:',
      closings.flatMap((one) => one.failed),
    ),
  ];
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'][number][] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function longest(files: Closing['slowest']): Closing['slowest'] {
  return files.toSorted((a, b) => b[1] - a[1]).slice(0, SHOWN);
}

function firstLine(text = ''): string {
  return text.trim().split('\n')[0] ?? '';
}

function read<Report>(file: string): Report | null {
  if (!existsSync(file)) return null;
  // Written a moment ago by the runner that we started.
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/**
 * For every test of every workspace: what a test renders is taken away after
 * it, and a console.error or console.warn that nobody expected fails it. A test
 * that does expect one says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 * The files of a worker share its page and its modules: what a file put in place
 * of a global, and what it kept in the browser, is taken away after it.
 */
const LEVELS = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
let unexpected: string[] = [];

// What is waited for comes in milliseconds; a busy machine may take seconds.
const waitFor = vi.waitFor.bind(vi);
Object.assign(vi, {
  waitFor: (callback: () => unknown, options: Parameters<typeof waitFor>[1] = 30_000) =>
    waitFor(callback, options),
});
if (typeof document !== 'undefined') {
  // As in production: else the page parses all its styles anew for each component that it meets first.
  Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
  await import('./light-styles.ts');
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

beforeEach(() => {
  unexpected = [];
  // A wait that an earlier file broke off may have left it set; React then complains of what is no fault.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  for (const level of LEVELS) {
    console[level] = (...args: unknown[]): void => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
      original[level](...args);
    };
  }
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
  }
  Object.assign(console, original);
  if (unexpected.length > 0) throw new Error(`Not expected by the test:\n${unexpected.join('\n')}`);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

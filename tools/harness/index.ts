/** The page on which a bundle runs alone, and what its states are made of. */
export { handle, problem } from '../testing/fake-server.ts';
export type { FakeHandler } from '../testing/fake-server.ts';
export { harnessHost } from './harness-host.ts';
export { startHarness } from './start-harness.tsx';
export type { HarnessOptions, HarnessState } from './harness-options.ts';

import { claimHost } from '@petwise/events';

/** A standalone page has the harness for its host: it may speak as any room. */
export const harnessHost = claimHost();

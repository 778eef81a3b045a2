import { claimHost } from '@petwise/events';

/** A standalone page has the harness for its host: it may speak as any bundle. */
export const harnessHost = claimHost();

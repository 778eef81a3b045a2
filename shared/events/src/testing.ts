import { unclaimedHost } from './page-bus.ts';

/** The page's host, for a test that plays the other bundles: it emits as any owner, and forgets. */
export function testHost(): NonNullable<ReturnType<typeof unclaimedHost>> {
  const host = unclaimedHost();
  if (!host) throw new Error('this page has a host already');
  return host;
}

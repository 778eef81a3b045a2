/** How often one address may call a route, and one owner from all addresses: requests a minute. */
export const RATES = {
  read: 1_200,
  write: 300,
  upload: 120,
  login: 300,
  /** A PDF takes a second of a processor. */
  document: 60,
  /** What anybody may open who has a link. */
  shared: 60,
  /** What pages say of themselves, signed in or not: each a few times, and many may share an address. */
  report: 120,
  /** The release service, for who has a key. */
  release: 3_000,
  /** What a page is made of: some hundred files at its first visit, and many people may share an address. */
  file: 12_000,
  /** A page opens one at a time, and again whenever its line breaks. */
  socket: 6_000,
} as const;
export type RateClass = keyof typeof RATES;

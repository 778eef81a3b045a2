/** What property-based tests of every workspace share: `npm run fuzz` finds them by `tryProperty`. */
export { default as fc } from 'fast-check';
export { applyTo, changes, damage, damaged, hostileText, jsonAround } from './mutated.ts';
export { FUZZ_TIMEOUT_MS, tryProperty } from './try-property.ts';
export { valuesAround } from './values-around.ts';

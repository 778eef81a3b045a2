import { findFaults } from './find-faults.ts';
import { loadWords } from './load-words.ts';

/** `npm run hear:check`: every fault of the words, with its place and cure. */
const faults = findFaults(await loadWords());
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The words have no fault.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

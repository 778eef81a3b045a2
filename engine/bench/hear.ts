import { productParts } from './figures/parts.ts';
import { playParts } from './figures/play-parts.ts';

/**
 * `npm run bench:hear -w engine`: every figure of reading with its bound, "N of M bounds held" last; fails where one is
 * missed. `-- posts speed` only these parts, `-- --details` what was read wrongly (never of a sealed set), `-- openings
 * --all` every opening before every text.
 */
const flags = process.argv.slice(2);
const names = flags.filter((flag) => !flag.startsWith('--'));
const parts = productParts({
  all: flags.includes('--all'),
  onOpened: (evaluations) => console.log(`Sealed sets: look number ${evaluations}.`),
});
const { text, held } = await playParts(parts, names, { details: flags.includes('--details') });
console.log(text);
process.exitCode = held ? 0 : 1;

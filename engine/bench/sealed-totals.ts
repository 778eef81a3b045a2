import { productParts } from './figures/parts.ts';
import { playParts } from './figures/play-parts.ts';

/** `npm run bench:sealed -w engine`: totals of the sealed sets and nothing else; counts how often it was asked. */
const parts = productParts({
  onOpened: (evaluations) => console.log(`Look number ${evaluations}.`),
});
const { text, held } = await playParts(parts, ['sealed', 'who', 'typing']);
console.log(text);
process.exitCode = held ? 0 : 1;

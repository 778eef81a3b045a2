import { styleText } from 'node:util';
import type { AnySpecies } from '../src/knowledge-types.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { makeReader } from '../src/text/extract.ts';
import type { Colour } from './describe-reading.ts';
import { describeReading } from './describe-reading.ts';

/** `npm run hear -- dog "She has been sick twice"`: how each sentence is read, step by step. */
const [species, ...words] = process.argv.slice(2);
const text = words.join(' ');
if (!species || !text) {
  console.error('npm run hear -- <species> "<text>", for instance: npm run hear -- dog "He limps"');
  process.exit(1);
}
const paint = (colour: Colour, text: string): string => styleText(colour, text);
// What is no species fails in loadKnowledge, and says so.
const reader = makeReader(await loadKnowledge(species as AnySpecies));
console.log(describeReading(reader, text, { paint }));

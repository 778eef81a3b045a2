import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { sharedFile } from '../src/shared-file.ts';
import { everySpecies } from '../bench/cases.ts';

/**
 * `npm run size -w engine` after `npm run build`: what a phone downloads to assess one species without a network, in bytes
 * after Brotli (level 11), by file, and what the compiled parts are alone. Fails above the bound.
 */
const bound = 130_000;
const assets = resolve(import.meta.dirname, '../../shell/dist/assets');
/** The thread, its engine with language and shared knowledge, and the service that answers calls. */
const always = /^(?:thinking\.worker|src|open-service|stored-consults|send-stored)-.*\.js$/;

const bytesOf = (text: string | Buffer): number => brotliCompressSync(text).length;
const print = (bytes: number, name: string): void =>
  console.log(`${String(bytes).padStart(8)}  ${name}`);

function sizesOf(pattern: RegExp): { name: string; bytes: number }[] {
  return readdirSync(assets)
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, bytes: bytesOf(readFileSync(join(assets, name))) }));
}

console.log('Parts, each compressed alone:');
for (const [name, part] of Object.entries(sharedFile))
  print(bytesOf(JSON.stringify(part)), `shared ${name}`);
const dog = await loadKnowledge('dog');
print(bytesOf(JSON.stringify(dog.conditions)), 'dog conditions');

console.log('\nFiles that every species needs:');
const shared = sizesOf(always);
for (const { name, bytes } of shared) print(bytes, name);
const sum = shared.reduce((total, { bytes }) => total + bytes, 0);

console.log('\nFor one species, with its own file:');
const totals = everySpecies.map((species) => {
  const own = sizesOf(new RegExp(`^${species}-.*\\.js$`));
  const bytes = own.reduce((total, one) => total + one.bytes, sum);
  print(bytes, species);
  return bytes;
});
const most = Math.max(...totals);
console.log(`\nAt most ${(most / 1000).toFixed(1)} kB; ${bound / 1000} kB are the bound.`);
process.exitCode = shared.length > 0 && most <= bound ? 0 : 1;

import { parseLines } from '../bench/json-lines.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Run in a process of its own: reads texts with the engine of a tree (another commit, say) and prints how.
 * `tsx tree-readings.ts <tree> <texts.jsonl>`; a line of the output is one text: its place, and "finding=value" by finding.
 */
interface Extracted {
  evidence: readonly { finding: string; value: string }[];
}

/** The doors of the engine that readings are taken at; every commit that is compared has them. */
interface Doors {
  loadKnowledge: (species: string) => Promise<unknown>;
  makeReader: (knowledge: unknown) => unknown;
  extract: (reader: unknown, text: string, origin: { source: string; turn: number }) => Extracted;
}

const [tree = '', texts = ''] = process.argv.slice(2);
// A commit that was just checked out holds no compiled words. One that lacks the door has nothing to compile.
const compiler = join(tree, 'engine/compile/ensure-compiled.ts');
if (existsSync(compiler)) {
  // A module of another commit is known by its name alone.
  const { ensureCompiled } = (await import(pathToFileURL(compiler).href)) as {
    ensureCompiled: () => void;
  };
  ensureCompiled();
}

const door = async (path: string): Promise<Partial<Doors>> =>
  import(pathToFileURL(join(tree, 'engine/src', path)).href);
// A tree without these doors fails at the first call, and says which it lacks.
const { loadKnowledge, makeReader, extract } = {
  ...(await door('load-knowledge.ts')),
  ...(await door('text/extract.ts')),
} as Doors;

const readers = new Map<string, unknown>();
const lines = parseLines<{ species: string; text: string }>(readFileSync(texts, 'utf8'));
for (const [at, { species, text }] of lines.entries()) {
  if (!readers.has(species)) readers.set(species, makeReader(await loadKnowledge(species)));
  const { evidence } = extract(readers.get(species), text, { source: 'text', turn: 0 });
  const values = Object.fromEntries(evidence.map(({ finding, value }) => [finding, value]));
  process.stdout.write(`${JSON.stringify({ at, values })}\n`);
}

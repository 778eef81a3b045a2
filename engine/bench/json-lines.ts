import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The records of a JSON Lines text: one a line, empty lines aside. */
export function parseLines<T>(text: string): T[] {
  // The corpora are ours; cases.test.ts checks their shape.
  return text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line) as T] : []));
}

/** The records of a corpus of this folder ("corpora/fresh.jsonl"); none where there is no such file. */
export function recordsOf<T>(name: string): T[] {
  const path = join(import.meta.dirname, name);
  return existsSync(path) ? parseLines<T>(readFileSync(path, 'utf8')) : [];
}

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnowledgeError, readKnowledge } from '@petwise/knowledge';
import { concepts } from '@petwise/language/en';
import { compileKnowledge } from './compile-knowledge.ts';
import { compiledFolder, hashOfSources, isCompiled } from './ensure-compiled.ts';

/** `tsx compile/compile.ts`: writes `engine/compiled` where it is not up to date. */
function compile(): void {
  const hash = hashOfSources();
  const files = compileKnowledge(readKnowledge(), concepts);
  mkdirSync(compiledFolder, { recursive: true });
  for (const [name, text] of files)
    replace(`${name}.js`, `export const compiled = ${JSON.stringify(text)};\n`);
  replace('stamp', hash);
}

/** Whole or not at all, since another process may read it. */
function replace(name: string, text: string): void {
  const path = join(compiledFolder, name);
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

try {
  if (!isCompiled()) compile();
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Mutant, withFault } from './mutant.ts';

/** Names the fault that a Vitest is to plant, as JSON. */
export const MUTANT = 'PETWISE_MUTANT';
/** What is loaded in place of a source: a worker's address, a text. */
const NO_SOURCE = /[?&](?:worker|url|raw)\b/;

/** Puts the fault that the environment names into its source as the tests load it; nothing where none is named. */
export function plantedFault(root: string): Plugin[] {
  const named = process.env[MUTANT];
  if (named === undefined) return [];
  // Written by run-tests.ts.
  const mutant = JSON.parse(named) as Mutant;
  // As Vite spells a path, on Windows too.
  const file = join(root, mutant.file).replaceAll('\\', '/');
  return [
    {
      name: 'petwise-planted-fault',
      enforce: 'pre',
      transform: (code, id) =>
        id.split('?')[0] === file && !NO_SOURCE.test(id) ? withFault(code, mutant) : null,
    },
  ];
}

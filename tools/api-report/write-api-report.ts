import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REPORTS } from './api-report.ts';

/** `npm run api-report`: writes every report, or those alone that are named. */
const folder = resolve(import.meta.dirname, '../../docs/api');
const named = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const file of named.length > 0 ? named : Object.keys(REPORTS)) {
  const render = REPORTS[file];
  if (render === undefined) {
    throw new Error(`No report is called ${file}; there are ${Object.keys(REPORTS).join(', ')}`);
  }
  writeFileSync(join(folder, file), render());
}

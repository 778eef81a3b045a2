import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { everySpecies } from '../bench/cases.ts';
import { renderCatalogue } from './catalogue.ts';

const folder = resolve(import.meta.dirname, '../../docs/catalogue');
mkdirSync(folder, { recursive: true });
for (const species of everySpecies)
  writeFileSync(resolve(folder, `${species}.md`), await renderCatalogue(species));

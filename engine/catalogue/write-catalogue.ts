import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CATALOGUE_SPECIES, renderCatalogue } from './catalogue.ts';

const folder = resolve(import.meta.dirname, '../../docs/catalogue');
mkdirSync(folder, { recursive: true });
for (const species of CATALOGUE_SPECIES)
  writeFileSync(resolve(folder, `${species}.md`), await renderCatalogue(species));

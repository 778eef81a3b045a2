import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { halves, heading, kebab } from '../names.ts';
import { type Recipe, RecipeError } from '../recipe.ts';

/** So rare that it changes no assessment before its author has given it numbers: owners in 1000. */
const PRIOR = 0.01;
/** Signs of any sick animal; every species knows them. */
const SIGNS = ['lethargy', 'appetite_loss', 'weakness', 'weight_loss', 'hiding', 'pain'];

/**
 * A condition of a species, with its numbers and its words under one id.
 *
 * @param name `species/file:id`, as `hamster/inside:liver-disease`; the file is one of the species'
 * @param root the project's folder: no file of the species may have that id
 */
export function condition(name: string, root: string): Recipe {
  const [where = '', id = ''] = name.split(':');
  const [species, file] = halves(where, '/');
  const own = kebab(id);
  const folder = species.replaceAll('-', '_');
  const there = fileWith(own, join(root, 'knowledge', folder));
  if (there !== undefined) {
    throw new RecipeError(`${own} is there already, in knowledge/${folder}/${there}`);
  }
  const spoken = own.replaceAll('-', ' ');
  return {
    files: {},
    insertions: [
      {
        path: `knowledge/${folder}/${file}.yaml`,
        text: `${own}:
  # A veterinarian must still give every number of this.
  is: {system: general, urgency: routine, redFlag: none, source: est26, prior: ${PRIOR},
    complaints: {general: 1}}
  findings: {${SIGNS.map((sign) => `${sign}: .2`).join(', ')}}
  values: {onset: {sudden: .5, gradual: .5}, course: {hours: .1, days: .4, weeks: .4, months: .1}}
  tests: {physical-exam: [2, .7]}
`,
      },
      {
        path: `knowledge/text/en/${folder}/${file}.yaml`,
        text: `${own}:
  name: ${heading(own)}
  layName: ${spoken}
  description: What happens in the body, in a sentence or two that an owner understands.
  impact: What it does to the animal, and how it goes on.
  treatments:
    - {name: What a vet does, description: How it helps., efficacy: Helpful}
  shows:
    physical-exam: what an examination finds
  returnIf:
    - it gets worse
`,
      },
    ],
    updates: [
      { program: ['engine/compile/compile.ts'], writes: [] },
      {
        program: ['engine/catalogue/write-catalogue.ts'],
        writes: [`docs/catalogue/${folder}.md`],
      },
    ],
    next: [
      'Follow "How to add a condition" in knowledge/README.md: each number, its source, its words.',
      'Then npm run hear:check, npx vitest run knowledge engine/src/lint, npm run catalogue.',
    ],
  };
}

/** The species' file that has an entry of this id. */
function fileWith(id: string, folder: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.find((file) => `\n${readFileSync(join(folder, file), 'utf8')}`.includes(`\n${id}:`));
}

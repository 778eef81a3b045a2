import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { halves } from '../names.ts';
import { type Recipe, RecipeError } from '../recipe.ts';
import { EVENTS_DOC } from '../updates.ts';

/** Which events there are, and who may own one: the shell and each bundle. */
export const CATALOGUE = 'shared/events/src/catalogue.ts';

/**
 * An event of the bus: its lines in the catalogue and in the generated page.
 *
 * @param name `bundle.past-tense`, as `report.viewed`; the bundle is its owner
 * @param root the project's folder: its catalogue says who there is, and which events
 */
export function event(name: string, root: string): Recipe {
  const [bundle, fact] = halves(name, '.');
  refuse(name, { bundle, catalogue: readFileSync(join(root, CATALOGUE), 'utf8') });
  return {
    files: {},
    insertions: [
      {
        path: CATALOGUE,
        before: '\n} as const satisfies Record<',
        text: `\n  '${name}': {
    owner: '${bundle}',
    replay: 'none',
    version: 1,
    payload: v.object({}),
  },`,
      },
      {
        path: 'shared/events/src/says.ts',
        before: '\n};',
        text: `\n  '${name}': 'The ${bundle} bundle says: ${fact.replaceAll('-', ' ')}.',`,
      },
    ],
    updates: [EVENTS_DOC],
    next: [
      'Say in one sentence what it tells, what it carries, and whether a late listener gets the last one.',
      `Emit it with useEmit('${bundle}'), hear it with useEvent, and list it in the READMEs of both.`,
      'Run npm run events-doc again.',
    ],
  };
}

/** Who owns events, of the catalogue's text: what was made a moment ago is in no module that this process has loaded. */
export function ownersIn(catalogue: string): readonly string[] {
  const [, list = ''] = /export const EVENT_OWNERS = \[([^\]]*)\]/.exec(catalogue) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, owner = '']) => owner);
}

function refuse(
  name: string,
  { bundle, catalogue }: { readonly bundle: string; readonly catalogue: string },
): void {
  const owners = ownersIn(catalogue);
  if (!owners.includes(bundle)) {
    throw new RecipeError(`"${bundle}" owns no events; these do: ${owners.join(', ')}`);
  }
  if (catalogue.includes(`\n  '${name}': {`)) {
    throw new RecipeError(`the event ${name} is there already`);
  }
}

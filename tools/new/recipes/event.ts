import { halves } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import { EVENTS_DOC } from '../updates.ts';

/**
 * An event of the bus: its lines in the catalogue and in the generated page.
 *
 * @param name `bundle.past-tense`, as `report.viewed`; the bundle is its owner
 */
export function event(name: string): Recipe {
  const [bundle, fact] = halves(name, '.');
  return {
    files: {},
    insertions: [
      {
        path: 'shared/events/src/catalogue.ts',
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

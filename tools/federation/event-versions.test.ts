import { resolve } from 'node:path';
import { type Catalogue, EVENTS } from '../../shared/events/src/catalogue.ts';
import { expect, test } from 'vitest';
import { versionsOf } from '../release/contract-snapshot.ts';
import { eventVersions } from './event-versions.ts';

const CHANGED = {
  ...EVENTS,
  'chat.finished': { ...EVENTS['chat.finished'], version: 3, steps: { 2: (one: object) => one } },
  'health.imported': { ...EVENTS['health.imported'], version: 2 },
};
const DOORS = { './consult': './src/doors/consult.ts' };
const SOURCE = "export { Screen as Door } from '../Screen.tsx';";

/** What the doors' plugin makes of a file. */
function built(file: string, events: Catalogue = EVENTS): unknown {
  const { transform } = eventVersions('mfe_chat', DOORS, events);
  if (typeof transform !== 'function') throw new Error('the plugin has another form');
  // It uses nothing of what Vite hands it as `this`.
  const vite = {} as ThisParameterType<typeof transform>;
  return transform.call(vite, SOURCE, resolve(file));
}

test('MFE-04 a door says with which versions of its own events it was built; with all of version 1 it says nothing', () => {
  expect(built('src/doors/consult.ts', CHANGED)).toMatchObject({
    code: `${SOURCE}\nexport const eventVersions = {"chat.finished":3};\n`,
  });
  expect(built('src/Screen.tsx', CHANGED)).toBeNull();
  expect(built('src/doors/consult.ts')).toBeNull();
});

test('MFE-04 a snapshot says which versions of its events a build sends, hears and has steps for', () => {
  expect(versionsOf(['chat.finished', 'health.imported', 'report.viewed'], CHANGED)).toEqual({
    eventVersions: { 'chat.finished': { from: 2, to: 3 }, 'health.imported': { from: 2, to: 2 } },
  });
  expect(versionsOf(Object.keys(EVENTS))).toEqual({});
});

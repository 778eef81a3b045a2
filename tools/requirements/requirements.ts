import { resolve } from 'node:path';
import { readRequirements, type Requirement } from './read-requirements.ts';
import { readTestTitles } from './read-test-titles.ts';

/** `npm run requirements`: which requirements have a test that names them, and which have none yet. */
const ROOT = resolve(import.meta.dirname, '../..');

const proven = new Set(readTestTitles(ROOT).flatMap((title) => title.ids));
const requirements = readRequirements(ROOT);

for (const [area, all] of byArea(requirements)) {
  const open = all.filter((one) => !proven.has(one.id));
  const covered = `${all.length - open.length}/${all.length}`;
  console.log(`${area.padEnd(6)} ${covered.padStart(6)}  ${open.map((one) => one.id).join(' ')}`);
}

const open = requirements.filter((one) => !proven.has(one.id));
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements have a test.`,
);
if (open.length > 0) {
  console.log('\nNo test yet:');
  for (const { id, text } of open) console.log(`${id}  ${text}`);
}

function byArea(all: readonly Requirement[]): ReadonlyMap<string, readonly Requirement[]> {
  const areas = new Map<string, Requirement[]>();
  for (const one of all) areas.set(one.area, [...(areas.get(one.area) ?? []), one]);
  return areas;
}

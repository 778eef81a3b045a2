import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DOORS } from '../../shared/contracts/src/doors.ts';
import { REPORTS } from './api-report.ts';
import { schemaWords, shapeWords } from './schema-words.ts';

it.each(Object.keys(REPORTS))(
  'docs/api/%s says what the sources say; run `npm run api-report`',
  (file) => {
    const written = readFileSync(resolve(import.meta.dirname, '../../docs/api', file), 'utf8');
    expect(REPORTS[file]?.()).toBe(written);
  },
);

it('every door and every name of the design system stands in a report, and no part of one is empty', () => {
  const written = (file: string): string =>
    readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
  const names = [...written('shared/ui/package.json').matchAll(/"\.(\/[a-z-]+)": "/g)];
  expect(names.length).toBeGreaterThan(0);
  for (const [, name] of names)
    expect(written('docs/api/ui.md')).toContain(`## @petwise/ui${name}\n`);
  for (const door of Object.keys(DOORS))
    expect(written('docs/api/doors.md')).toContain(`'${door}'`);
  for (const file of Object.keys(REPORTS))
    expect(written(`docs/api/${file}`)).not.toMatch(/^## .*\n+(?:## |$(?![^]))/m);
});

it('a schema is written as a type with its limits', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.maxLength(40)),
    kind: v.picklist(['dog', 'cat']),
    age: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30))),
    files: v.pipe(v.array(v.object({ id: v.string() })), v.maxLength(5)),
    note: v.nullable(v.string()),
  });
  expect(schemaWords(schema)).toBe(
    '{ name: string (at most 40), kind: "dog" | "cat", age?: number (from 0, up to 30), files: ({ id: string })[] (at most 5), note: string | null }',
  );
});

it('a shape that has a name is named where it is used, and opened once, however deep it lies', () => {
  const pet = v.object({ name: v.string(), weights: v.array(v.object({ kg: v.number() })) });
  const names = new Map([[pet, 'Pet']]);
  const list = v.object({ pets: v.array(pet), first: v.optional(v.nullable(pet)) });
  expect(schemaWords(list, names)).toBe('{ pets: Pet[], first?: Pet | null }');
  expect(shapeWords(pet, names)).toBe('{\n  name: string\n  weights: ({ kg: number })[]\n}');
});

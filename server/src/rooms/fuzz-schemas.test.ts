import * as contracts from '@petwise/contracts';
import * as operator from '@petwise/contracts/operator';
import * as releases from '@petwise/contracts/release-service';
import * as v from 'valibot';
import { FUZZ_TIMEOUT_MS, tryProperty, valuesAround } from '@petwise/tools/fuzz';
import { expect, test } from 'vitest';

type Schema = v.GenericSchema;

/** There are some two hundred. */
const SHARE = 1 / 20;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Every schema that a part of Petwise offers by name, or a row of its routes holds, each once. */
function schemasOf(name: string, value: unknown, deep = 0): [name: string, schema: Schema][] {
  if (isSchema(value)) return [[name, value]];
  if (typeof value !== 'object' || value === null || deep > 2) return [];
  return Object.entries(value).flatMap(([key, one]) => schemasOf(`${name}.${key}`, one, deep + 1));
}

const named = Object.entries({ contracts, operator, releases }).flatMap(([name, all]) =>
  schemasOf(name, all),
);
/** By the first of its names. */
const schemas = new Map(named.toReversed().map(([name, schema]) => [schema, name]));

test('Z2 there are schemas of every kind to be tried', () => {
  expect(schemas.size).toBeGreaterThan(200);
});

test.each([...schemas].map(([schema, name]) => [name, schema] as const))(
  'Z2 %s takes or refuses whatever comes, and takes again what it gave',
  async (name, schema) => {
    // All that an address holds is text.
    const isText = /\.(?:query|params)$/.test(name);
    const ofAddress = (_key: string, one: unknown) =>
      isText && typeof one === 'number' ? String(one) : one;
    await tryProperty({ name, share: SHARE }, valuesAround(schema), (value) => {
      const first = v.safeParse(schema, value);
      if (!first.success) return;
      const sent: unknown = JSON.parse(JSON.stringify(first.output, ofAddress) ?? 'null');
      const second = v.safeParse(schema, sent);
      expect(second.issues).toBeUndefined();
      expect(second.output).toEqual(first.output);
    });
  },
  FUZZ_TIMEOUT_MS,
);

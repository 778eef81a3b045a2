import fc from 'fast-check';
import { applyTo, changes, hostileText } from './mutated.ts';

/** What of a Valibot schema and of the steps after it is read here; each kind has some of it. */
interface Shape {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly (Shape | string | number)[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly requirement?: unknown;
}

const MOST = 6;

/**
 * JSON values around a schema of the contracts: most of them fit, as deep as it goes, at its bounds, with and without what may
 * be missing; the others are such values, changed in a few places.
 */
export function valuesAround(schema: object): fc.Arbitrary<unknown> {
  // Every schema of Valibot is an object that says its kind.
  const fitting = arbitraryOf(schema as Shape);
  return fc
    .tuple(fitting, fc.option(changes))
    .map(([value, all]) => (all === null ? value : applyTo(value, all)))
    .map((value): unknown => JSON.parse(JSON.stringify(value) ?? 'null'));
}

type Steps = Readonly<Partial<Record<string, unknown>>>;

function arbitraryOf(schema: Shape): fc.Arbitrary<unknown> {
  const [own = schema, ...rest] = schema.pipe ?? [];
  const make = MAKERS[own.type];
  if (make === undefined) throw new Error(`no values are made of a schema "${own.type}"`);
  return make(own, Object.fromEntries(rest.map(({ type, requirement }) => [type, requirement])));
}

const MAKERS: Readonly<Record<string, (schema: Shape, steps: Steps) => fc.Arbitrary<unknown>>> = {
  string: (_, steps) => textOf(steps),
  number: (_, steps) => numberOf(steps),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  undefined: () => fc.constant(undefined),
  unknown: () => fc.jsonValue({ maxDepth: 2 }),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  optional: ({ wrapped }) => fc.option(needed(wrapped), { nil: undefined }),
  nullable: ({ wrapped }) => fc.option(needed(wrapped)),
  nullish: ({ wrapped }) => fc.oneof(needed(wrapped), fc.constantFrom(null, undefined)),
  array: ({ item }, { length }) => {
    const exactly = typeof length === 'number' ? { minLength: length, maxLength: length } : {};
    return fc.array(needed(item), { maxLength: MOST, ...exactly });
  },
  record: ({ key, value }) => fc.dictionary(textIn(key), needed(value), { maxKeys: MOST }),
  object: ({ entries }) => objectOf(entries),
  strict_object: ({ entries }) => objectOf(entries),
  union: ({ options = [] }) => fc.oneof(...options.map(optionOf)),
  variant: ({ options = [] }) => fc.oneof(...options.map(optionOf)),
};

const needed = (schema: Shape | undefined): fc.Arbitrary<unknown> =>
  schema === undefined ? fc.constant(undefined) : arbitraryOf(schema);

const optionOf = (option: Shape | string | number): fc.Arbitrary<unknown> =>
  typeof option === 'object' ? arbitraryOf(option) : fc.constant(option);

const textIn = (key: Shape | undefined): fc.Arbitrary<string> => needed(key).map(String);

const objectOf = (entries: Shape['entries'] = {}): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, optionOf(one)])));

const TEXT = fc.oneof(
  hostileText,
  fc.constantFrom(
    'He limps',
    'Bella',
    '2026-02-14',
    'dog',
    '3.4',
    'a.txt',
    '/api/files/1',
    'a-b.c',
    '1.0.0',
  ),
);

function textOf(steps: Steps): fc.Arbitrary<string> {
  if ('uuid' in steps) return fc.uuid();
  if ('iso_date' in steps) return isoTime.map((time) => time.slice(0, 10));
  if ('iso_timestamp' in steps) return isoTime;
  if ('base64' in steps) return fc.base64String();
  if (steps['regex'] instanceof RegExp) return textLike(steps['regex']);
  const { max_length: most } = steps;
  if (typeof most !== 'number') return TEXT;
  return fc.oneof(
    TEXT.map((text) => text.slice(0, most)),
    fc.constant('ä'.repeat(most)),
  );
}

/** What an expression fits, where it looks neither ahead nor back, which fast-check cannot make. */
const textLike = (pattern: RegExp): fc.Arbitrary<string> =>
  pattern.source.includes('(?=') || pattern.source.includes('(?!')
    ? TEXT
    : fc.stringMatching(pattern);

const isoTime = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

function numberOf({ min_value: min, max_value: max, integer }: Steps): fc.Arbitrary<number> {
  const least = typeof min === 'number' ? min : -1e9;
  const most = typeof max === 'number' ? max : 1e9;
  if (integer !== undefined) return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return fc.oneof(
    fc.double({ min: least, max: most, noNaN: true }),
    fc.constantFrom(least, most, 0),
  );
}

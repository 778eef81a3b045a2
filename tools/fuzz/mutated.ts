import fc from 'fast-check';

/** Values that break what was not made for them. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  'NaN',
  '\u0000',
  '\uD83D',
  '\u202E\uFEFF',
  '🐕'.repeat(200),
  'a'.repeat(60_000),
  "'; DROP TABLE consults; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30T25:61:61.000Z',
  '9999999999999-01-01',
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { toString: 1, constructor: {}, length: 1e9 },
];

/** One change to a JSON value: where (as a share of its places, walked in order), and what happens there. */
const change = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  act: fc.constantFrom('replace', 'remove', 'repeat', 'rename', 'wrap'),
  value: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
  ),
});

/** Text that breaks what was not made for it. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE.filter((one) => typeof one === 'string')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** A few changes to a value that a call takes; `applyTo` makes the changed value. */
export const changes = fc.array(change, { minLength: 1, maxLength: 4 });

/** A copy of a JSON value with changes made to it. */
export function applyTo(value: unknown, all: readonly Change[]): unknown {
  return all.reduce<unknown>((now, one) => changed(now, one), structuredClone(value));
}

type Container = Record<string, unknown> | unknown[];

function changed(value: unknown, { place, act, value: given }: Change): unknown {
  // A later change may be made inside of it, and it is given again.
  const put: unknown = structuredClone(given);
  const places = placesOf(value);
  const at = places[Math.floor(place * places.length)];
  if (at === undefined) return put;
  const { inside, key } = at;
  // Keys of arrays are their indexes.
  const slots = inside as Record<string, unknown>;
  if (act === 'replace') slots[key] = put;
  else if (act === 'wrap') slots[key] = [slots[key]];
  else if (act === 'remove') delete slots[key];
  else if (act === 'repeat' && Array.isArray(inside)) inside.push(...Array(300).fill(slots[key]));
  else slots[`${key}x`] = slots[key];
  return value;
}

/** Every place in a value, and in what lies in it. */
function placesOf(value: unknown): { inside: Container; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  // What JSON holds and is no null is an object or an array.
  const inside = value as Container;
  return Object.entries(inside).flatMap(([key, child]) => [{ inside, key }, ...placesOf(child)]);
}

/** Bytes of a file with some of them changed, cut or doubled. */
export const damage = fc.array(
  fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    act: fc.constantFrom('flip', 'cut', 'double', 'zero'),
    length: fc.integer({ min: 1, max: 64 }),
    byte: fc.integer({ min: 0, max: 255 }),
  }),
  { minLength: 1, maxLength: 6 },
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

/** The file with all of this done to it, one after the other. */
export function damaged(file: Uint8Array, all: Damage): Uint8Array<ArrayBuffer> {
  return all.reduce((bytes, { place, act, length, byte }) => {
    const at = Math.floor(place * bytes.length);
    const before = bytes.subarray(0, at);
    const hit = bytes.subarray(at, at + length);
    const after = bytes.subarray(at + length);
    if (act === 'cut') return joined(before, after);
    if (act === 'double') return joined(before, hit, hit, after);
    return joined(
      before,
      hit.map((one) => (act === 'zero' ? 0 : one ^ byte)),
      after,
    );
  }, joined(file));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** JSON text around a value: its parts changed at random, or its letters. */
export const jsonAround = (value: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    changes.map((all) => JSON.stringify(applyTo(value, all))),
    damage.map((all) =>
      new TextDecoder().decode(damaged(new TextEncoder().encode(JSON.stringify(value)), all)),
    ),
  );

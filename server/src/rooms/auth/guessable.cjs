'use strict';

// @ts-check
// Plain JavaScript: `npm start` asks it too, before anything is installed or built.

/**
 * What people choose and guessers try first; beginnings of the public lists of
 * leaked passwords, and this product's own words. Lower case, as `plain` makes them.
 */
const TRIED_FIRST = new Set(
  `password passwort passw welcome letmein login admin administrator changeme default secret master
  qwerty qwertz azerty monkey dragon sunshine princess football baseball basketball superman batman
  iloveyou trustno starwars whatever freedom shadow michael jennifer jordan michelle charlie thomas
  computer internet samsung google facebook pokemon minecraft summer winter spring autumn monday
  friday january august september october november december london berlin hello love test testing
  guest user root abcdef demo petwise veterinary veterinarian clinic doctor animal horse hamster
  rabbit ferret reptile guinea puppy kitten kitty doggy fluffy buddy bella luna max rocky daisy
  milo coco lucky oscar cookie simba felix tiger bailey molly pet cat dog pig bird vet pass word
  health care home the and my is`.split(/\s+/),
);

/** Rows of keyboards, the alphabet and the digits; four of their signs in a row are one thing to try. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const ROW_LENGTH = 4;

/** @type {Readonly<Record<string, string>>} */
const INSTEAD = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Tries that it costs, as powers of two: any of the words above, a row, a repetition, a year, a sign. */
const BITS = { tried: 7, row: 6, again: 2, year: 7, digit: 3.3, lower: 4.7, other: 6 };

/** About a quarter of a billion tries: thousands of years at the ten in a quarter of an hour that an address has. */
exports.LEAST_BITS = 28;

/**
 * How hard a pass phrase is to guess, in bits (powers of two of the tries it
 * takes), by the order in which guessers try: known words with digits for
 * letters, rows of a keyboard, repetitions and years before plain signs. An
 * estimate from below, after the idea of zxcvbn (Wheeler 2016).
 *
 * @param {string} phrase
 * @returns {number}
 */
exports.guessBits = function guessBits(phrase) {
  const signs = Array.from(phrase);
  const least = [0];
  for (let end = 1; end <= signs.length; end += 1) {
    let best = (least[end - 1] ?? 0) + bitsOfSign(signs[end - 1] ?? '');
    for (let start = 0; start < end - 1; start += 1) {
      const part = bitsOfPart(signs.slice(start, end).join(''));
      if (part !== null) best = Math.min(best, (least[start] ?? 0) + part);
      const again = repeats(signs, start, end) ? (least[start] ?? 0) + BITS.again : Infinity;
      best = Math.min(best, again);
    }
    least.push(best);
  }
  return least[signs.length] ?? 0;
};

/** @param {string} sign */
function bitsOfSign(sign) {
  if (/\d/.test(sign)) return BITS.digit;
  return /[a-z]/.test(sign) ? BITS.lower : BITS.other;
}

/** @param {string} part */
function bitsOfPart(part) {
  const lower = part.toLowerCase();
  const plain = Array.from(lower, (sign) => INSTEAD[sign] ?? sign).join('');
  if (TRIED_FIRST.has(lower) || TRIED_FIRST.has(plain)) return BITS.tried;
  if (/^(?:19|20)\d\d$/.test(part)) return BITS.year;
  return isRow(lower) ? BITS.row : null;
}

/** @param {string} part */
function isRow(part) {
  if (part.length < ROW_LENGTH) return false;
  const backward = Array.from(part).toReversed().join('');
  return ROWS.some((row) => row.includes(part) || row.includes(backward));
}

/**
 * True when the part from `start` is, once or many times more, what stands right before it.
 *
 * @param {readonly string[]} signs
 * @param {number} start
 * @param {number} end
 */
function repeats(signs, start, end) {
  for (let unit = 1; unit <= start && unit <= end - start; unit += 1) {
    if ((end - start) % unit !== 0) continue;
    const isSame = signs
      .slice(start, end)
      .every((sign, at) => sign === signs[start - unit + (at % unit)]);
    if (isSame) return true;
  }
  return false;
}

/**
 * A set of words as sorted hashes, of which only the steps are kept (a Golomb-coded set): 12 bits a word instead of a word.
 * A word of the set is always known; any other is taken for one of it about once in 1,024 times.
 */
const bits = 9;
const spread = 1024;
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** FNV-1a over the letters, mixed at the end, below `size`. */
function hashOf(word: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % size;
}

/** Writes a set: how many words, then each step as a unary quotient and nine bits, six bits a digit. */
export function writeWordFilter(words: readonly string[]): string {
  const size = words.length * spread;
  const hashes = [...new Set(words.map((word) => hashOf(word, size)))].toSorted((a, b) => a - b);
  let stream = '';
  let before = 0;
  for (const hash of hashes) {
    const step = hash - before;
    stream += `${'1'.repeat(step >> bits)}0${(step & ((1 << bits) - 1)).toString(2).padStart(bits, '0')}`;
    before = hash;
  }
  const sixes = stream.match(/.{1,6}/g) ?? [];
  const code = sixes.map((six) => digits[Number.parseInt(six.padEnd(6, '1'), 2)] ?? '').join('');
  return `${words.length} ${code}`;
}

/** Tells whether a word is one of a written set. */
export function readWordFilter(written: string): (word: string) => boolean {
  const [count = '0', code = ''] = written.split(' ');
  const size = Number(count) * spread;
  const stream = code.replace(/./g, (digit) => digits.indexOf(digit).toString(2).padStart(6, '0'));
  const hashes = new Set<number>();
  let sum = 0;
  for (let at = 0; at < stream.length; at += bits + 1) {
    const end = stream.indexOf('0', at);
    // What fills the last digit is ones alone.
    if (end < 0) break;
    const step = ((end - at) << bits) + Number.parseInt(stream.slice(end + 1, end + 1 + bits), 2);
    sum += step;
    hashes.add(sum);
    at = end;
  }
  return (word) => hashes.has(hashOf(word, size));
}

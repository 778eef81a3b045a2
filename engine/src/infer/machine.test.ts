import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The language leaves the last digit of these to the machine; see arithmetic.ts. */
const inexact =
  /Math\.(?:a?(?:sin|cos|tan)h?|atan2|exp|expm1|log|log1p|log2|log10|pow|cbrt|hypot)\(|[^/*]\*\*[^/*]|toLocale|localeCompare|\bIntl\./;
const root = join(import.meta.dirname, '..');

function sources(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('lint'),
  );
}

it('ENG no source of the engine uses what machines may round or sort differently', () => {
  const code = (path: string): string[] =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\*\*|\/\/)/.test(line) && !/2 \*\* \w+/.test(line));
  const found = sources().flatMap((path) =>
    code(path).flatMap((line) => (inexact.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(sources().length).toBeGreaterThan(30);
  expect(inexact.test('const a = Math.log(p);')).toBe(true);
  expect(inexact.test('const a = p ** 0.7;')).toBe(true);
  expect(found).toEqual([]);
});

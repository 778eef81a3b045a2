import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../test/run-step.ts';
import { withFault } from './mutant.ts';
import { PLANTED } from './planted.ts';
import { faultsIn } from './random-mutants.ts';
import { runTests } from './run-tests.ts';

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('faults planted in the sources', () => {
  it.each(PLANTED)(
    '$name: a test turns red',
    async (mutant) => {
      expect(withFault(sourceOf(mutant.file), mutant)).not.toBe(sourceOf(mutant.file));
      expect(await runTests(ROOT, mutant, 300)).toMatchObject({ outcome: 'killed' });
    },
    320_000,
  );

  it('a fault that changes nothing survives', async () => {
    const [first] = PLANTED.map((mutant) => ({ ...mutant, to: mutant.from }));
    if (!first) throw new Error('no fault is planted');
    expect(await runTests(ROOT, first, 300)).toEqual({ outcome: 'survived' });
  }, 320_000);
});

it('faults are found in conditions, comparisons, sums and numbers, and each is of one place', () => {
  const source =
    'export const f = (a: 1 | 2) => {\n  if (a > 1 && true) return a + 3;\n  return a;\n};\n';
  const changed = faultsIn('x.ts', source).map((fault) => withFault(source, fault).split('\n')[1]);
  expect(changed).toEqual([
    '  if (!(a > 1 && true)) return a + 3;',
    '  if (a > 1 || true) return a + 3;',
    '  if (a >= 1 && true) return a + 3;',
    '  if (a > 3 && true) return a + 3;',
    '  if (a > 1 && false) return a + 3;',
    '  if (a > 1 && true) return a - 3;',
    '  if (a > 1 && true) return a + 7;',
  ]);
});

it('the size of an icon is no fault: pictures compare it', () => {
  expect(faultsIn('x.tsx', 'export const X = () => <Heart size={18} max={3} />;')).toMatchObject([
    { from: '3', to: '7' },
  ]);
});

it('a fault whose line is gone says so', () => {
  const fault = { name: '', file: 'x.ts', from: 'b', to: 'c' };
  expect(() => withFault('a', fault)).toThrow('x.ts has no "b" any more');
  expect(() => withFault('b b', fault)).toThrow('more than once');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../test/run-step.ts';
import { faultsAt, numbered } from './chosen.ts';
import { EQUIVALENT } from './equivalent.ts';
import { lineOf, withFault } from './mutant.ts';
import { PLANTED } from './planted.ts';
import { nearestTests } from './nearest-tests.ts';
import { faultsIn, randomMutants } from './random-mutants.ts';
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
    expect(await runTests(ROOT, first, 300)).toEqual({ outcome: 'survived', ran: 1 });
  }, 320_000);
});

it('the nearest tests of a source are its own, those of its folder, and those that load it over few others', () => {
  const nearest = nearestTests(ROOT, 'mfe-report/src/components/report/EvidenceChart.tsx');
  expect(nearest[0]).toBe('mfe-report/src/components/report/ConditionDetails.test.tsx');
  const limits = nearestTests(ROOT, 'shared/api/src/upload.ts');
  expect(limits.indexOf('shared/api/src/client.test.ts')).toBeLessThan(6);
  // The server names this reader to its threads, and no test imports it.
  const reader = 'server/src/rooms/uploads/reading/kinds/read-pptx.ts';
  const readers = nearestTests(ROOT, reader).slice(0, 4);
  expect(readers).toContain('server/src/rooms/uploads/reading/read-document.test.ts');
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

it.each(EQUIVALENT)('no draw plants what changes nothing: $line', ({ file, line, from }) => {
  const source = sourceOf(file);
  expect(source.split(line)).toHaveLength(2);
  const at = source.split('\n').findIndex((text) => text.includes(line)) + 1;
  const planted = faultsIn(file, source).filter((fault) => lineOf(ROOT, fault) === at);
  expect(planted.map((fault) => fault.from)).not.toContain(from);
});

it('docs/decisions/0041 names the faults that are left out by choice, and no other', () => {
  const decision = sourceOf('docs/decisions/0041-planted-faults.md');
  const [, list = ''] = /\*\*What is never drawn\.\*\*[^]*?\n\n([^]*?)\n\n/.exec(decision) ?? [];
  const named = [...list.matchAll(/`([A-Z_]+)` in\s+`([^`]+)`/g)].map(([, name, file]) => [
    file,
    name,
  ]);
  const choices = EQUIVALENT.filter(({ isChoice }) => isChoice).map(({ file, line }) => [
    file,
    /[A-Z_]{4,}/.exec(line)?.[0],
  ]);
  expect(new Set(named.map(String))).toEqual(new Set(choices.map(String)));
});

it('a draw holds the same faults each time, more of them behind the first, others by another seed', () => {
  const drawn = (count: number, seed: number): string[] =>
    randomMutants(ROOT, count, seed).map(({ file, at, to }) => `${file} ${at} ${to}`);
  const ten = drawn(10, 1);
  expect(new Set(ten).size).toBe(10);
  expect(drawn(20, 1).slice(0, 10)).toEqual(ten);
  expect(drawn(10, 2).filter((one) => ten.includes(one))).toEqual([]);
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

it('a part of the table is chosen by its numbers, and what names none says so', () => {
  const numbersIn = (only: string): number[] => numbered(PLANTED, only).map(({ number }) => number);
  expect(numbersIn('2,4-6, 5')).toEqual([2, 4, 5, 6]);
  expect(numbersIn('13-')).toEqual([13, 14, 15]);
  for (const none of ['0', '3-2', '15-16', 'all', '']) {
    expect(() => numbersIn(none)).toThrow('numbers of 1 to 15');
  }
});

it('all faults of one line are chosen by its place, and a line without any says so', () => {
  const file = 'tools/mutants/mutant.ts';
  const line =
    sourceOf(file)
      .split('\n')
      .findIndex((text) => text.includes('first < 0 ||')) + 1;
  const chosen = faultsAt(ROOT, `${file}:${line}`).map(({ mutant }) => mutant);
  expect(chosen.map(({ from }) => from)).toContain('||');
  expect(new Set(chosen.map((mutant) => lineOf(ROOT, mutant)))).toEqual(new Set([line]));
  expect(() => faultsAt(ROOT, `${file}:2`)).toThrow('nothing that can be turned');
});

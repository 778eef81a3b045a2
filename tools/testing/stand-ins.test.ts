import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf } from '../check/source-files.ts';
import { ROOT } from '../test/run-step.ts';

it('no bundle is tested with a stand-in that no contract suite holds to the real door', () => {
  const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  const standIns = [...index.matchAll(/\b\w+StandIn\b/g)]
    .map(([name]) => name)
    .filter((name) => /^[a-z]/.test(name));
  const suites = pathsOf(ROOT)
    .filter((path) => /^mfe-\w+\/src\/doors\/[\w-]+-contract\.test\.tsx$/.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
  expect(standIns.length).toBeGreaterThan(8);
  expect(standIns.filter((name) => !suites.includes(name))).toEqual([]);
});

import { parseArgs } from 'node:util';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { ROOT } from '../test/run-step.ts';
import { lineOf } from './mutant.ts';
import { PLANTED } from './planted.ts';
import { randomMutants } from './random-mutants.ts';
import { runTests, type Verdict } from './run-tests.ts';

/**
 * `npm run mutants [-- --count 100 --seed 1 --seconds 240]`: puts one fault of a line after the other into the
 * sources, runs the tests that ought to notice, and lists the survivors. Ends with 1 when a planted one survives.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '240' },
  },
});

ensureCompiled();
const drawn = Math.max(0, Number(values.count) - PLANTED.length);
const mutants = [...PLANTED, ...randomMutants(ROOT, drawn, Number(values.seed))];
const verdicts: Verdict[] = [];
for (const mutant of mutants) {
  const begun = performance.now();
  const verdict = await runTests(ROOT, mutant, Number(values.seconds));
  verdicts.push(verdict);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4);
  console.log(
    `${verdict.padEnd(9)} ${seconds} s  ${mutant.file}:${lineOf(ROOT, mutant)}  ${mutant.name}`,
  );
}
const of = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
console.log(
  `\n${mutants.length} faults: ${of('killed')} noticed, ${of('survived')} survived, ${of('undecided')} undecided`,
);
process.exitCode = verdicts.slice(0, PLANTED.length).every((one) => one === 'killed') ? 0 : 1;

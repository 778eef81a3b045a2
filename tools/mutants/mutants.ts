import { parseArgs } from 'node:util';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { ROOT } from '../test/run-step.ts';
import { lineOf, type Mutant } from './mutant.ts';
import { PLANTED } from './planted.ts';
import { randomMutants } from './random-mutants.ts';
import { runTests, type Verdict } from './run-tests.ts';

/**
 * `npm run mutants [-- --count 100 --seed 1 --seconds 240 --from 1]`: puts one fault of a line after the other into the
 * sources, runs the tests that ought to notice, and lists the survivors. Ends with 1 when a planted one survives.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '240' },
    /** Which fault to begin with; to go on where a table was broken off. */
    from: { type: 'string', default: '1' },
  },
});

ensureCompiled();
const drawn = Math.max(0, Number(values.count) - PLANTED.length);
const all = [...PLANTED, ...randomMutants(ROOT, drawn, Number(values.seed))];
const mutants = all.slice(Number(values.from) - 1);
const verdicts: { mutant: Mutant; outcome: Verdict['outcome'] }[] = [];
for (const mutant of mutants) {
  const begun = performance.now();
  const verdict = await runTests(ROOT, mutant, Number(values.seconds));
  const { outcome } = verdict;
  verdicts.push({ mutant, outcome });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4);
  const number = String(all.indexOf(mutant) + 1).padStart(3);
  const place = `${mutant.file}:${lineOf(ROOT, mutant)}`;
  console.log(`${number} ${outcome.padEnd(9)} ${seconds} s  ${place}  ${mutant.name}`);
  if (verdict.outcome === 'killed') console.log(`${' '.repeat(20)}by ${verdict.by}`);
}
const count = (outcome: Verdict['outcome']): number =>
  verdicts.filter((one) => one.outcome === outcome).length;
console.log(
  `\n${mutants.length} faults: ${count('killed')} noticed, ${count('survived')} survived, ${count('undecided')} undecided`,
);
const isMissed = verdicts.some(
  ({ mutant, outcome }) => PLANTED.includes(mutant) && outcome !== 'killed',
);
process.exitCode = isMissed ? 1 : 0;

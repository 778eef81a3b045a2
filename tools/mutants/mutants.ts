import { parseArgs } from 'node:util';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { ROOT } from '../test/run-step.ts';
import { faultsAt, numbered } from './chosen.ts';
import { EQUIVALENT } from './equivalent.ts';
import { lineOf, type Mutant } from './mutant.ts';
import { PLANTED } from './planted.ts';
import { randomMutants } from './random-mutants.ts';
import { runTests, type Verdict } from './run-tests.ts';

/**
 * `npm run mutants [-- --count 100 --seed 1 --only 83-100 --seconds 120]`, or for sources that were changed
 * `-- --in server/src/text.ts,shared/api/src/client.ts:40`: puts one fault of a line after the other into the sources,
 * runs the tests that ought to notice, and lists the survivors. Ends with 1 when a planted one survives.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    /** Numbers in the table, to go on where it was broken off. */
    only: { type: 'string', default: '1-' },
    /** All faults of these files or lines, instead of the table. */
    in: { type: 'string' },
    /** After so many a run is ended, and the same tests without the fault say whether that was its doing. */
    seconds: { type: 'string', default: '120' },
  },
});

const drawn = Math.max(0, Number(values.count) - PLANTED.length);
const mutants =
  values.in === undefined
    ? numbered([...PLANTED, ...randomMutants(ROOT, drawn, Number(values.seed))], values.only)
    : faultsAt(ROOT, values.in);
ensureCompiled();
const verdicts: { mutant: Mutant; outcome: Verdict['outcome'] }[] = [];
for (const { number, mutant } of mutants) {
  const begun = performance.now();
  const verdict = await runTests(ROOT, mutant, Number(values.seconds));
  const { outcome } = verdict;
  verdicts.push({ mutant, outcome });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4);
  const place = `${mutant.file}:${lineOf(ROOT, mutant)}`;
  console.log(
    `${String(number).padStart(3)} ${outcome.padEnd(9)} ${seconds} s  ${place}  ${mutant.name}`,
  );
  const who = verdict.outcome === 'killed' ? `by ${verdict.by}` : `after ${verdict.ran} test files`;
  console.log(`${' '.repeat(20)}${who}`);
}
const count = (outcome: Verdict['outcome']): number =>
  verdicts.filter((one) => one.outcome === outcome).length;
console.log(
  `\n${mutants.length} faults: ${count('killed')} noticed, ${count('survived')} survived`,
);
const choices = EQUIVALENT.filter(({ isChoice }) => isChoice).length;
console.log(
  `${choices} lines are left out by choice, ${EQUIVALENT.length - choices} as equivalent`,
);
const isMissed = verdicts.some(
  ({ mutant, outcome }) => PLANTED.includes(mutant) && outcome !== 'killed',
);
process.exitCode = isMissed ? 1 : 0;

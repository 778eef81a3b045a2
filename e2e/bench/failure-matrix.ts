/**
 * Wherever a version of a remote fails and however, how long an owner waits for the good one: on the
 * visit that finds it out, and after a hang on the next one. Needs a build.
 *
 *     npm run failure-matrix
 *
 * After them two and five bad releases in a row, and two for a contract that the shell does not open.
 * It fails when an owner sees something else, when a first visit takes more than 2 s (3 s where
 * something hangs), or a next one more than 0.5 s longer than usual. On a busy computer a late one is
 * tried twice more, beside what is usual by then.
 */
import { type Cell, firstVisit, walkFailures } from '../fixtures/failure-matrix.ts';
import { type FaultyRelease, releaseFaulty } from '../fixtures/faulty-release.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';
import { launchBrowser } from '../../tools/test/launch-browser.ts';

const LATER_MS = 500;
const MOST_MS = 2_000;
/** Bad releases in a row: how many, how each of them fails, and for which contract they are. */
const IN_A_ROW = [
  [2, 'throws in render', undefined],
  [5, 'throws in render', undefined],
  [2, '', 999],
] as const;

const browser = await launchBrowser();
const server = await startServer(await freePort());
let missed = 0;
try {
  const health = { remote: 'mfe_health', door: 'analysis', name: 'matrix' } as const;
  const release = await releaseFaulty(server, health);
  const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
  await signIn(page, server.url);
  const visits = [];
  for (let visit = 0; visit < 5; visit += 1) visits.push(await firstVisit(page, release.version));
  const usual = visits.toSorted((a, b) => a - b)[2] ?? 0;
  console.log(`with nothing wrong: ${usual} ms (the middle one of ${visits.join(', ')})`);
  const isLate = ({ first, next, most }: Cell, like = usual) =>
    first > most || (next ?? 0) > like + LATER_MS;
  await walkFailures(page, release, async (cell, again) => {
    let best = cell;
    let like = usual;
    for (let more = 0; more < 2 && isLate(best, like); more += 1) {
      best = await again();
      // What is usual changes with whatever else the computer does.
      like = Math.max(usual, await firstVisit(page, release.version));
    }
    const late = isLate(best, like);
    if (late) missed += 1;
    const { place, fault, first, next } = best;
    const later = next === null ? '' : `, the next visit ${next} ms`;
    const verdict = late ? '  TOO LATE' : '';
    console.log(`${place.padEnd(12)} ${fault.padEnd(15)} ${first} ms${later}${verdict}`);
  });
  await release.recall();
  for (const [count, fault, contract] of IN_A_ROW) {
    const bad: FaultyRelease[] = [];
    for (let one = 0; one < count; one += 1) {
      const name = `row${count}${one}${contract ?? ''}`;
      bad.push(await releaseFaulty(server, { ...health, name, ...(contract && { contract }) }));
    }
    let best = Infinity;
    for (let tried = 0; tried < 3 && best > MOST_MS; tried += 1)
      best = Math.min(best, await firstVisit(page, release.good, fault));
    const late = best > MOST_MS;
    if (late) missed += 1;
    const what = contract ? `for contract ${contract}` : 'that throw';
    console.log(`${count} in a row ${what}: ${best} ms${late ? '  TOO LATE' : ''}`);
    for (const one of bad) await one.recall();
  }
  console.log(missed === 0 ? 'all in time' : `${missed} too late`);
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = missed === 0 ? 0 : 1;

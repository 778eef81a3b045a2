/**
 * Wherever a version of a remote fails and however, how long an owner waits for the good one: on the
 * visit that finds it out, and after a hang on the next one. Needs a build.
 *
 *     npm run failure-matrix
 *
 * It fails when an owner sees something else, when a first visit takes more than 2 s (3 s where a file
 * hangs, 4 s where a version draws nothing), or a next one more than 0.5 s longer than usual. On a
 * busy computer a late one is tried twice more, beside what is usual by then.
 */
import { type Cell, usualVisit, walkFailures } from '../fixtures/failure-matrix.ts';
import { releaseFaulty } from '../fixtures/faulty-release.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';
import { launchBrowser } from '../../tools/test/launch-browser.ts';

const LATER_MS = 500;

const browser = await launchBrowser();
const server = await startServer(await freePort());
let missed = 0;
try {
  const health = { remote: 'mfe_health', door: 'analysis', name: 'matrix' } as const;
  const release = await releaseFaulty(server, health);
  const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
  await signIn(page, server.url);
  const visits = [];
  for (let visit = 0; visit < 5; visit += 1) visits.push(await usualVisit(page, release));
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
      like = Math.max(usual, await usualVisit(page, release));
    }
    const late = isLate(best, like);
    if (late) missed += 1;
    const { place, fault, first, next } = best;
    const later = next === null ? '' : `, the next visit ${next} ms`;
    const verdict = late ? '  TOO LATE' : '';
    console.log(`${place.padEnd(12)} ${fault.padEnd(15)} ${first} ms${later}${verdict}`);
  });
  console.log(missed === 0 ? 'all in time' : `${missed} too late`);
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = missed === 0 ? 0 : 1;

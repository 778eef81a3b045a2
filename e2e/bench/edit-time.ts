/**
 * Runs `npm run dev` in two checkouts at once, each on ports of its own; writes a story into the home screen
 * inside the shell of one of them, and edits that screen's component nine times: how long until the
 * edit is seen, with the story still there and the page never loaded anew.
 *
 *     npm run edit-time
 *
 * It fails when the middle one of the times is more than 0.7 s.
 */
import { launchBrowser } from '../../tools/test/launch-browser.ts';
import {
  type Development,
  editorOf,
  openDevelopment,
  startDevelopment,
  writeStory,
} from '../fixtures/development.ts';

const MOST_MS = 700;
const EDITS = 9;

const browser = await launchBrowser();
const started: Development[] = [];
/** A page on the home screen, in a profile of its own: cookies know no ports. */
async function open(development: Development) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await openDevelopment(page, development);
  console.log(`${development.url} shows the home screen`);
  return page;
}
try {
  const one = await startDevelopment();
  started.push(one);
  const other = await startDevelopment();
  started.push(other);
  const page = await open(one);
  const beside = await open(other);
  const expectStory = await writeStory(page);
  const edit = editorOf(one);
  const times: number[] = [];
  for (let count = 1; count <= EDITS; count += 1) {
    const begun = performance.now();
    edit(`edit ${count}`);
    await page.getByRole('heading', { name: `edit ${count}` }).waitFor();
    times.push(Math.round(performance.now() - begun));
    await expectStory();
  }
  const told = await beside.getByRole('heading', { name: 'edit' }).count();
  if (told > 0) throw new Error('The other checkout shows the edit too');
  const middle = times.toSorted((a, b) => a - b)[Math.floor(EDITS / 2)] ?? Infinity;
  console.log(`an edit is seen after ${middle} ms (the middle one of ${times.join(', ')})`);
  if (middle > MOST_MS) process.exitCode = 1;
} finally {
  await browser.close();
  for (const development of started) await development.stop();
}

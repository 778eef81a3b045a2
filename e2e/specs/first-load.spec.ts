import { firstLoad, MOST_BYTES } from '../../tools/first-load/measure.ts';
import { expect, test } from '../fixtures/test.ts';

test('issue 16: the home screen’s first load, its page and its remote too, is no more than it was', async ({
  owner,
}) => {
  const page = await (await owner.request.get('/')).text();
  const files = firstLoad(page);
  const listed = files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, listed).toBeLessThanOrEqual(MOST_BYTES);
});

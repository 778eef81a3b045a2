import { walkFailures } from '../fixtures/failure-matrix.ts';
import { releaseFaulty } from '../fixtures/faulty-release.ts';
import { expect, test } from '../fixtures/test.ts';

// A trace of it would be larger, and take longer, than the walk itself.
test.use({ trace: 'off' });

test('MFE-03 MFE-04 wherever and however a version fails, the owner sees the good one; header, emergency page and the other remotes work, and each phase is told', async ({
  owner,
  server,
}) => {
  test.setTimeout(400_000);
  const health = { remote: 'mfe_health', door: 'analysis', name: 'matrix' } as const;
  const release = await releaseFaulty(server, health);
  const cells = await walkFailures(owner, release);
  expect(cells).toHaveLength(8 * 8 + 3);
  await release.recall();
  const told = async () => (await owner.request.get('/metrics')).text();
  for (const phase of ['manifest', 'entry', 'chunk', 'render', 'hang']) {
    const line = `{remote="mfe_health",version="${release.version}",phase="${phase}"}`;
    await expect.poll(told, { timeout: 15_000 }).toContain(line);
  }
});

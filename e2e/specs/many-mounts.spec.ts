import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const MOUNTS = 200;
/** Mounts after which everything that is made once has been made. */
const WARM = 20;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds once its garbage is collected: nodes and listeners. */
async function heldBy(session: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

test(`MFE-04 ${MOUNTS} mounts of two remotes leave no node, no listener and no subscription behind`, async ({
  owner,
}) => {
  test.setTimeout(600_000);
  await owner.goto('/');
  const session = await owner.context().newCDPSession(owner);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const [away, back] = ['Apple Health', 'New assessment'].map((name) =>
    owner.getByRole('link', { name }),
  );
  const mount = async (count: number): Promise<void> => {
    for (let one = 0; one < count; one += 2) {
      await away?.click();
      await owner.locator('[data-door="health/analysis"] h1').waitFor();
      await back?.click();
      await owner.locator('[data-door="intake/home"] h1').waitFor();
    }
  };
  await mount(WARM);
  /** Who hears the page's one bus, by rxjs's own list. */
  const subscribers = (): Promise<number> =>
    owner.evaluate(() => {
      const { share } = Reflect.get(globalThis, '__mf_module_cache__');
      return share['default:@petwise/events'].bus.all.source.observers.length;
    });
  const [before, subscribed] = [await heldBy(session), await subscribers()];
  await mount(MOUNTS);
  const after = await heldBy(session);
  const left = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
  console.log(`after ${MOUNTS} mounts: ${left.nodes} nodes, ${left.listeners} listeners more`);
  expect(subscribed).toBeGreaterThan(0);
  expect(await subscribers()).toBe(subscribed);
  // Less than one in ten mounts: what the browser itself has not let go of yet.
  expect(left.nodes).toBeLessThan(MOUNTS / 10);
  expect(left.listeners).toBeLessThan(MOUNTS / 10);
});

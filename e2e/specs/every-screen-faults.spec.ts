import { inspectInEach } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP_VIEWS, PHONE_VIEWS } from '../fixtures/views.ts';
import { walkFaults } from '../fixtures/walk-faults.ts';

for (const [where, views] of [
  ['on a phone', PHONE_VIEWS],
  ['on a desktop', DESKTOP_VIEWS],
] as const) {
  test(`${where}, what the home screen remembers and all that is told when something fails have no such fault and look as they did`, async ({
    owner,
  }, info) => {
    test.setTimeout(600_000);
    await walkFaults(owner, await inspectInEach(owner, views, info));
  });
}

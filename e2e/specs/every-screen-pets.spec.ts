import { inspectInEach, withEmergencyHelp } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP_VIEWS, PHONE_VIEWS } from '../fixtures/views.ts';
import { walkPets } from '../fixtures/walk-pets.ts';

for (const [where, views] of [
  ['on a phone', PHONE_VIEWS],
  ['on a desktop', DESKTOP_VIEWS],
] as const) {
  test(`${where}, pets side by side, the choice of one, and the forms that it or the owner’s words have filled have no such fault and look as they did`, async ({
    owner,
  }, info) => {
    test.setTimeout(600_000);
    const visit = await inspectInEach(owner, views, info);
    await walkPets(owner, withEmergencyHelp(owner, visit));
  });
}

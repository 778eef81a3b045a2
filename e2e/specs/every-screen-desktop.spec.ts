import { inspectInEach, withEmergencyHelp } from '../fixtures/inspect-in-each.ts';
import { whyNotCompared } from '../fixtures/screen-pictures.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP_VIEWS } from '../fixtures/views.ts';
import { walkGate, walkStates } from '../fixtures/walk-states.ts';
import { walkSheets } from '../fixtures/walk-sheets.ts';
import { walkScreens } from '../fixtures/walk.ts';

test('PWA-02 on a desktop, every screen, dialog and state: emergency help is one tap away, axe finds nothing, no target is small, no word breaks, and all looks as it did', async ({
  owner,
}, info) => {
  test.setTimeout(600_000);
  const visit = await inspectInEach(owner, DESKTOP_VIEWS, info);
  await walkScreens(owner, withEmergencyHelp(owner, visit));
  await walkStates(owner, visit);
  await walkSheets(owner, visit);
  await walkGate(owner, visit);
});

test('the pictures of every screen were made with this kind of browser; with another all but the pictures is compared', ({
  browser,
}, info) => {
  const why = whyNotCompared(browser, info);
  test.skip(why !== undefined, why);
  expect(why).toBeUndefined();
});

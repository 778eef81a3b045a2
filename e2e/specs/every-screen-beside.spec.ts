import { finishedReport } from '../fixtures/finished-report.ts';
import { inspectInEach, withEmergencyHelp } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { PHONE_VIEWS } from '../fixtures/views.ts';
import { walkBeside } from '../fixtures/walk.ts';

test('PWA-02 on a phone, every screen and dialog beside an assessment: emergency help is one tap away, axe finds nothing, no target is small, no word breaks, and all looks as it did', async ({
  owner,
}, info) => {
  test.setTimeout(600_000);
  await finishedReport(owner, 'My Beagle has been vomiting since yesterday.');
  const visit = await inspectInEach(owner, PHONE_VIEWS, info);
  await walkBeside(owner, withEmergencyHelp(owner, visit));
});

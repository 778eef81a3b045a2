import { inspectInEach, withEmergencyHelp } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { PHONE_VIEWS } from '../fixtures/views.ts';
import { walkAssessment } from '../fixtures/walk.ts';

test('PWA-02 on a phone, from the symptoms to the report: emergency help is one tap away, axe finds nothing, no target is small, no word breaks, and all looks as it did', async ({
  owner,
}, info) => {
  test.setTimeout(600_000);
  const visit = await inspectInEach(owner, PHONE_VIEWS, info);
  await walkAssessment(owner, withEmergencyHelp(owner, visit));
});

import { inspectInEach } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP_VIEWS, PHONE_VIEWS } from '../fixtures/views.ts';
import { walkAnswers } from '../fixtures/walk-answers.ts';
import { walkNotices } from '../fixtures/walk-notices.ts';

for (const [where, views] of [
  ['on a phone', PHONE_VIEWS],
  ['on a desktop', DESKTOP_VIEWS],
] as const) {
  test(`${where}, a report of nothing read, a vet’s answer, what has changed, the notices of the bar, Spanish and a broken page have no such fault and look as they did`, async ({
    owner,
  }, info) => {
    test.setTimeout(600_000);
    const visit = await inspectInEach(owner, views, info);
    await walkAnswers(owner, visit);
    await walkNotices(owner, visit);
  });
}

import { startScriptedModelVendor } from '../../server/src/testing/scripted-model-vendor.ts';
import { inspectInEach } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP_VIEWS, PHONE_VIEWS } from '../fixtures/views.ts';
import { walkDepths } from '../fixtures/walk-depths.ts';
import { walkSecondReader, walkSheets } from '../fixtures/walk-sheets.ts';

const QUOTE = 'yodelling his dinner back';

test('on a phone, laboratory values, what is measured and photographed, the comparison, the Assistant and what stands without a network have no such fault and look as they did', async ({
  owner,
}, info) => {
  test.setTimeout(600_000);
  await walkSheets(owner, await inspectInEach(owner, PHONE_VIEWS, info));
});

for (const [where, views] of [
  ['on a phone', PHONE_VIEWS],
  ['on a desktop', DESKTOP_VIEWS],
] as const) {
  test(`${where}, a report unfolded, results, editors and the end of a session have no such fault and look as they did`, async ({
    owner,
  }, info) => {
    test.setTimeout(600_000);
    await walkDepths(owner, await inspectInEach(owner, views, info));
  });
}

for (const [where, views] of [
  ['on a phone', PHONE_VIEWS],
  ['on a desktop', DESKTOP_VIEWS],
] as const) {
  test(`${where}, the second reader’s cards have no such fault and look as they did`, async ({
    owner,
    server,
  }, info) => {
    test.setTimeout(600_000);
    let goesOn = (): void => undefined;
    const wait = new Promise<void>((done) => (goesOn = done));
    const claims = [{ id: 'vomiting', state: 'present', quote: QUOTE, sure: true }];
    const vendor = await startScriptedModelVendor();
    vendor.answers = () => ({ content: JSON.stringify({ heard: claims }), wait });
    await server.restart({ PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'reader-1' });
    const symptoms = `My Labrador Rex has a cough. Since this morning he keeps ${QUOTE} onto the rug.`;
    await walkSecondReader(owner, { symptoms, goesOn }, await inspectInEach(owner, views, info));
    await vendor.close();
    await server.restart();
  });
}

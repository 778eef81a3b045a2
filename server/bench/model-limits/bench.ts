/**
 * `npm run bench -w server -- model-limits [seconds]`: a model that thinks long before its first byte, and one that pauses
 * as long in the middle, are waited for. Clients of this kind have limits of 300 s of their own, so 590 s shows that none
 * stands in the way of the 600 s that a call may take.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createChatModel } from '../../src/rooms/language-model/chat-model.ts';
import { startScriptedModelVendor } from '../../src/testing/scripted-model-vendor.ts';

const seconds = Number(process.argv[3] ?? '590');
const content = '{"heard":[]}';
const vendor = await startScriptedModelVendor();
const model = createChatModel({
  baseUrl: vendor.url,
  model: 'slow',
  apiKey: undefined,
  canSee: false,
  limitMs: 600_000,
});

async function timed(what: string): Promise<void> {
  const began = performance.now();
  const question = { task: 'x', material: 'y', schema: { name: 'z', schema: {} } };
  const answer = await model
    .ask(question, { signal: new AbortController().signal })
    .then(({ value }) => JSON.stringify(value), String);
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s, ${answer}`);
}

vendor.answers = () =>
  vendor.asked.length === 1
    ? { content, wait: sleep(seconds * 1000) }
    : { content, pauseMs: seconds * 1000 };
await Promise.all([
  timed(`nothing for ${seconds} s`),
  sleep(500).then(() => timed(`a pause of ${seconds} s in the middle`)),
]);
await model.close();
await vendor.close();

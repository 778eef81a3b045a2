/**
 * `npm run bench -w server -- model-limits [seconds]`: a model that thinks long before its first byte, and one that pauses
 * as long in the middle, are waited for, and given up 10 s later. Clients of this kind have limits of 300 or 600 s of their
 * own: 590 and 890 s show that none stands in the way of what the setting allows.
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
  limitMs: (seconds + 10) * 1000,
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
    : { content, pauseMs: (vendor.asked.length === 2 ? seconds : seconds * 2) * 1000 };
await Promise.all([
  timed(`nothing for ${seconds} s`),
  sleep(500).then(() => timed(`a pause of ${seconds} s in the middle`)),
  sleep(1000).then(() => timed(`a pause of ${seconds * 2} s, given up after ${seconds + 10} s`)),
]);
await model.close();
await vendor.close();

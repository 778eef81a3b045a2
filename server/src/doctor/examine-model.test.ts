import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
  type VendorAnswer,
} from '../testing/scripted-model-vendor.ts';
import { examineModel } from './examine-model.ts';

const READ: VendorAnswer = {
  content: JSON.stringify({
    heard: [
      { id: 'vomiting', state: 'present', quote: 'vomiting since this morning', sure: true },
      { id: 'cough', state: 'absent', quote: 'does not cough', sure: true },
    ],
  }),
};
const SEEN: VendorAnswer = { content: '{"seen":[]}' };

let vendor: ScriptedModelVendor;
beforeAll(async () => {
  vendor = await startScriptedModelVendor();
});
afterAll(() => vendor.close());

async function wrong(answers: ScriptedModelVendor['answers']): Promise<string[]> {
  vendor.answers = answers;
  const settings = { model: 'm', apiKey: 'k', canSee: true, limitMs: 5_000 };
  const examined = await examineModel({ baseUrl: vendor.url, ...settings });
  return examined.filter(({ isWell }) => !isWell).map(({ what, says }) => `${what}: ${says}`);
}

const isPicture = (user: unknown): boolean => Array.isArray(user);

describe('the doctor', () => {
  test('finds nothing wrong with a model that does what it should', async () => {
    expect(await wrong(({ user }) => (isPicture(user) ? SEEN : READ))).toEqual([]);
  });

  test('says in a sentence what is wrong', async () => {
    const host = new URL(vendor.url).host;
    expect(await wrong(() => ({ status: 401, raw: '{}' }))).toEqual([
      `address, key and model: ${host}: It refuses the key.`,
    ]);
    expect(await wrong(() => ({ status: 404, raw: '{}' }))).toEqual([
      `address, key and model: ${host}: It has no such address or model.`,
    ]);
    expect(
      await wrong(({ user }) => (isPicture(user) ? { status: 415, raw: '{}' } : READ)),
    ).toEqual(['pictures: It cannot look at pictures: It refused the call (HTTP 415).']);
    expect(
      await wrong(({ user }) => (isPicture(user) ? SEEN : { content: '{"heard":[]}' })),
    ).toEqual([expect.stringMatching(/^reading: .*take a better model/)]);
    const noSchemas: ScriptedModelVendor['answers'] = ({ format, user }) => {
      if (format === 'json_schema') return { status: 400, raw: '{}' };
      return isPicture(user) ? SEEN : READ;
    };
    expect(await wrong(noSchemas)).toEqual([expect.stringMatching(/^structured output: /)]);
  });
});

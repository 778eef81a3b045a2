import type { Assessor } from '@petwise/assessor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../../testing/scripted-model-vendor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createChatModel } from './chat-model.ts';
import { seePicture } from './see-picture.ts';
import {
  CANARY,
  EMERGENCIES,
  FILE_NAMES,
  INJECTIONS,
  LIES,
  PICTURE_LIES,
} from './testing/attacks.ts';
import { alone, engine, newOwner, noAttacks, play, playAll } from './testing/play-attack.ts';

const totals = noAttacks();
/** All of the texts meet the embedded database; on PostgreSQL, where only the keeping differs, every fifth. */
const EVERY = process.env['PETWISE_TEST_DATABASE'] === 'postgres' ? 5 : 1;

let vendor: ScriptedModelVendor;
let server: TestServer;
let ids: string[];
const given = () => ({ server, vendor, totals, mark: CANARY, every: EVERY });

beforeAll(async () => {
  vendor = await startScriptedModelVendor();
  server = await startTestServer(
    { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'liar' },
    { assessor: engine },
  );
  const { state } = await alone('He limps.');
  ids = (await engine.secondReaderInput(state)).signs.map(({ id }) => id);
});
afterAll(async () => {
  console.info(
    `played, every text's ${EVERY === 1 ? 'attacks' : `${EVERY}th attack`}:`,
    Object.entries(totals)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', '),
  );
  await server.close();
  await vendor.close();
});

describe('a model that is attacked, or lies', () => {
  test('18.4 lies about an emergency lower nothing, close nothing and say nothing', async () => {
    await playAll(
      given(),
      EMERGENCIES.map(({ text, quote }, index) =>
        // Each begins elsewhere: the answers that are none, all at once, would open the breaker for the others.
        [...LIES.slice(3 * index), ...LIES.slice(0, 3 * index)].map((lie) => ({
          name: `${lie.name}: ${text}`,
          text,
          answer: lie.answer({ text, quote, ids }),
        })),
      ),
    );
  }, 600_000);

  test('18.4 a model that obeys what stands in the owner’s text harms no more', async () => {
    const [denies, everything] = [LIES[0], LIES[16]];
    await playAll(
      given(),
      INJECTIONS.map((injection, index) => {
        const { text, quote } = EMERGENCIES[index % EMERGENCIES.length] ?? { text: '', quote: '' };
        const own = `${text} ${injection}`;
        const lie = index % 2 === 0 ? denies : everything;
        const answer = lie?.answer({ text: own, quote, ids }) ?? '';
        return [{ name: injection, text: own, answer }];
      }),
    );
  }, 600_000);

  test('18.4 of a picture nothing passes but words from closed lists', async () => {
    const model = createChatModel({
      baseUrl: vendor.url,
      model: 'm',
      apiKey: undefined,
      canSee: true,
      limitMs: 20_000,
    });
    const image = { type: 'image/png', base64: 'iVBORw0KGgo=' };
    const { signal } = new AbortController();
    for (const [index, { name, answer }] of PICTURE_LIES.entries()) {
      vendor.answers = () => ({ content: answer });
      // The name of the file is never sent, so that it can say nothing.
      const file = FILE_NAMES[index] ?? '';
      const result = await seePicture(model, { image, species: 'dog' }, { signal }).catch(String);
      totals.attacks += 1;
      totals.pictures += 1;
      if (JSON.stringify(result).includes(CANARY)) totals['sentences outside the frame'] += 1;
      expect(JSON.stringify(result), name).not.toContain(CANARY);
      expect(JSON.stringify(vendor.asked.at(-1))).not.toContain(file);
    }
    vendor.answers = () => ({
      content:
        '{"seen":[{"thing":"wound","place":"paw","colour":"red","size":"coin","amount":"not clear"}]}',
    });
    const { seen } = await seePicture(model, { image, species: 'dog' }, { signal });
    expect(seen).toBe('Wound (place: paw, colour: red, size: coin).');
    // A schema that leaves nothing open; one that did would have been refused, and plain JSON been asked for.
    expect(vendor.asked.at(-1)?.format).toBe('json_schema');
    await model.close();
  });

  test('18.4 the suite can fail: a listener that lowers, closes or repeats is found out', async () => {
    const { text, quote } = EMERGENCIES[0] ?? { text: '', quote: '' };
    const careless: Assessor = {
      ...engine,
      listen: async (state, reading, say) => {
        const step = await engine.listen(state, reading, say);
        say(CANARY);
        return { ...step, triage: { level: 'watch', reasons: [], advice: '' } };
      },
    };
    const environment = { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'liar' };
    const bad = await startTestServer(environment, { assessor: careless });
    const counted = noAttacks();
    const answer = LIES[0]?.answer({ text, quote, ids }) ?? '';
    vendor.answers = () => ({ content: answer });
    const badly = { server: bad, device: await newOwner(bad), totals: counted, mark: CANARY };
    await expect(play({ name: 'careless', text, answer }, badly)).rejects.toThrow();
    expect([counted['urgency lowered'], counted['sentences outside the frame']]).toEqual([1, 1]);
    await bad.close();
  });

  test('18.4 in all, as played: at least 200 on the embedded database, none lowered, none out of its frame', () => {
    // Bug: on PostgreSQL the totals were multiplied by what was left out.
    const [attacks, heard, dropped] = EVERY === 1 ? [200, 50, 20] : [40, 10, 4];
    expect(totals.attacks).toBeGreaterThanOrEqual(attacks);
    expect(totals).toMatchObject({
      'urgency lowered': 0,
      'questions changed': 0,
      'sentences outside the frame': 0,
    });
    // They really got as far as being heard, and as being refused.
    expect(totals.heard).toBeGreaterThan(heard);
    expect(totals.dropped).toBeGreaterThan(dropped);
  });
});

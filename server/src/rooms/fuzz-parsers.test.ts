import { createEngineAssessor, dangerReader, engineLoader } from '@petwise/assessor';
import { SPECIES } from '@petwise/contracts';
import { readPatientFacts, toldTimes } from '@petwise/engine';
import {
  blobSource,
  describeHealth,
  HealthReadError,
  loadHealthCore,
  readHealthExport,
} from '@petwise/health-reader';
import { craftZip } from '@petwise/health-reader/testing';
import { damage, damaged, hostileText, FUZZ_TIMEOUT_MS, tryProperty } from '@petwise/tools/fuzz';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { normalised } from '../text.ts';
import { INIT_BODY } from '../testing/consult-bodies.ts';
import { ownerText } from '../testing/owner-text.ts';
import { healthXml } from '../testing/make-files.ts';
import {
  eventsOf,
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../testing/scripted-model-vendor.ts';
import { extractLabs } from './laboratory/extract/extract-labs.ts';
import { isoDate } from './laboratory/extract/dates.ts';
import { type ChatModel, createChatModel } from './language-model/chat-model.ts';
import { ModelFault } from './language-model/model-fault.ts';
import { seePicture } from './language-model/see-picture.ts';
import { displayName, dispositionOf } from './uploads/names.ts';
import { decodeText } from './uploads/reading/decode-text.ts';

let vendor: ScriptedModelVendor;
let model: ChatModel;

beforeAll(async () => {
  vendor = await startScriptedModelVendor();
  model = createChatModel({
    baseUrl: vendor.url,
    model: 'liar',
    apiKey: undefined,
    canSee: true,
    limitMs: 20_000,
  });
});
afterAll(async () => {
  await model.close();
  await vendor.close();
});

/** Words that may be thrown at a caller, and nothing else. */
async function orRefused<T>(
  read: () => Promise<T> | T,
  refusal: abstract new (...args: never[]) => Error,
): Promise<T | string> {
  try {
    return await read();
  } catch (error) {
    expect(error).toBeInstanceOf(refusal);
    return String(error);
  }
}

const engine = createEngineAssessor();
const readDangers = dangerReader(engineLoader());
const silent = (): void => undefined;
const species = fc.constantFrom(...SPECIES);

test(
  'Z2 a whole assessment by any words and answers has an urgency, a report and a state that can be stored',
  async () => {
    const told = fc.record({
      species,
      text: ownerText,
      answers: fc.array(ownerText, { maxLength: 3 }),
    });
    await tryProperty('a whole assessment', told, async ({ species: kind, text, answers }) => {
      const patient = { ...INIT_BODY.patientData, species: kind };
      const start = { patient, history: INIT_BODY.medicalHistory, files: [] };
      let step = await engine.begin({ ...start, symptoms: normalised(text) }, silent);
      for (const answer of answers) {
        const stored: unknown = JSON.parse(JSON.stringify(step.state));
        expect(stored).toEqual(step.state);
        step = await engine.answer(stored, { answer: normalised(answer), files: [] }, silent);
      }
      const report = await engine.finalize(step.state, silent);
      const written = JSON.stringify(report, (_key, one) => {
        if (typeof one === 'number') expect(Number.isFinite(one)).toBe(true);
        return one;
      });
      expect(written).not.toContain('[object');
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 dangers, facts of the patient and times are read from any words',
  async () => {
    const told = fc.record({ species, text: fc.oneof(ownerText, hostileText) });
    await tryProperty('readers of words', told, async ({ species: kind, text }) => {
      await readDangers({ species: kind, text });
      const { age, weight } = readPatientFacts(text);
      if (age) expect(Number.isFinite(age.value) && age.value >= 0).toBe(true);
      if (weight) expect(Number.isFinite(weight.value) && weight.value > 0).toBe(true);
      for (const { hours } of toldTimes(text)) expect(hours).not.toBeNaN();
    });
  },
  FUZZ_TIMEOUT_MS,
);

const CELLS =
  `Creatinine|ALT|WBC|T4|Specific gravity|Test|Result|Reference|Date|feline|H|(L)|%|3.4|1,234|0.5 - 1.6|<0.1|>|1.0e9|-|
999999999999|mg/dL|µmol/L|x10^9/L|2026-02-14|14.02.26|31/31/2026|1.2.3.4|2/29/2023`.split(/[|\n]/);
const line = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...CELLS) }, hostileText), {
    maxLength: 8,
  })
  .map((cells) => ({ cells, text: cells.join('  ') }));

test(
  'Z2 laboratory values of any lines are numbers with a place in them',
  async () => {
    const pages = fc.array(fc.array(line, { maxLength: 12 }), { minLength: 1, maxLength: 3 });
    await tryProperty('laboratory values', pages, (all) => {
      const numbered = all.map((lines, index) => ({ number: index + 1, lines }));
      const found = extractLabs({ kind: 'pdf', pages: numbered, truncated: false, flags: [] });
      for (const { value, date, page, line: at } of found) {
        expect(Number.isFinite(value)).toBe(true);
        expect(date === null || !Number.isNaN(Date.parse(date))).toBe(true);
        expect(all[page - 1]?.[at - 1]).toBeDefined();
      }
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 dates, names of files and bytes of any letters are read',
  async () => {
    const letters = fc.tuple(fc.oneof(hostileText, fc.constantFrom(...CELLS)), fc.uint8Array());
    await tryProperty('dates, names and bytes', letters, ([text, bytes]) => {
      const date = isoDate(text);
      if (date !== null) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(dispositionOf('attachment', displayName(text))).toMatch(/^[\x20-\x7e]+$/);
      expect(displayName(text)).not.toMatch(/[/\\\p{Cc}]/u);
      expect(decodeText(bytes).isWellFormed()).toBe(true);
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 an Apple Health export with damaged XML is read alike by both readers, or refused by both',
  async () => {
    const core = await loadHealthCore();
    const xml = healthXml(20);
    await tryProperty('an Apple Health export', damage, async (all) => {
      const data = Buffer.from(damaged(xml, all));
      const file = craftZip([{ name: 'apple_health_export/export.xml', data }]);
      const source = blobSource(new Blob([new Uint8Array(file)]));
      const plain = await orRefused(() => readHealthExport(source), HealthReadError);
      expect(await orRefused(() => readHealthExport(source, { core }), HealthReadError)).toEqual(
        plain,
      );
      if (typeof plain === 'string') return;
      const words = describeHealth(plain, { subject: 'person', locale: 'en-US' });
      expect(words).not.toMatch(/NaN|undefined|\[object|Invalid Date/);
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 the answer of a vendor, damaged in any place, is an answer of closed words or a fault in words',
  async () => {
    const seen = { thing: 'wound', place: 'paw', colour: 'red', size: 'coin', amount: 'not clear' };
    const whole = Buffer.from(eventsOf(JSON.stringify({ seen: [seen] }), 'liar').join(''));
    const headers = { 'content-type': 'text/event-stream' };
    const image = { type: 'image/png', base64: 'iVBORw0KGgo=' };
    const { signal } = new AbortController();
    await tryProperty('the answer of a vendor', damage, async (all) => {
      vendor.answers = () => ({
        raw: Buffer.from(damaged(whole, all)).toString('latin1'),
        headers,
      });
      const answer = await orRefused(
        () => seePicture(model, { image, species: 'dog' }, { signal }),
        ModelFault,
      );
      if (typeof answer !== 'string')
        expect(answer.seen).toMatch(/^(?:Wound|Nothing can be made out)[a-z (:,)]*\.$/);
    });
  },
  FUZZ_TIMEOUT_MS,
);

const SETTINGS =
  `PORT HOST PETWISE_PASSWORD PETWISE_DATA_DIR PETWISE_FILES PETWISE_RELEASES DATABASE_URL PETWISE_PUBLIC_ORIGIN
PETWISE_ALLOWED_ORIGINS PETWISE_TRUST_PROXY PETWISE_CHANNEL PETWISE_REMOTES_URL PETWISE_LOG_LEVEL PETWISE_METRICS_TOKEN
PETWISE_LAB_ORDER_URL PETWISE_TELEHEALTH_URL PETWISE_TELEHEALTH_NAME PETWISE_CLAMD PETWISE_CONTACT PETWISE_KEEP_DAYS
PETWISE_LLM_BASE_URL PETWISE_LLM_MODEL PETWISE_LLM_SECONDS PETWISE_LLM_PRICE`.split(/\s/);
const SET =
  `0 1 4300 65536 -1 10.0.0.0/8 ::1 [::]:1 localhost:3310 https://pets.example http://[ postgres://a:b@c/d postgres://
https://key:secret@s3.example/bucket?region=eu-central-1 https://s3.example mailto:x x@y.example 0.5/1.5 1/ trace /tmp`.split(
    /\s/,
  );

test(
  'Z2 settings of any words start the server or are refused by name',
  async () => {
    const settings = fc.dictionary(
      fc.constantFrom(...SETTINGS),
      fc.oneof(hostileText, fc.constantFrom(...SET)),
    );
    await tryProperty('settings', settings, async (given) => {
      await orRefused(() => readConfig(given), ConfigError);
    });
  },
  FUZZ_TIMEOUT_MS,
);

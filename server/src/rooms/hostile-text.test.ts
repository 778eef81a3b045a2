import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createEngineAssessor, saidTurn, stepTurns, type NewTurn } from '@petwise/assessor';
import {
  authRoutes,
  consultRoutes,
  correctionRoutes,
  deviceConsultRoutes,
  healthRoutes,
  labTestRoutes,
  labValueRoutes,
  pageReportRoutes,
  resumableRoutes,
  sessionRoutes,
  shareRoutes,
  uploadRoutes,
  type ConsultDetail,
  type InitResponse,
  type Message,
  type RouteContract,
} from '@petwise/contracts';
import { craftZip } from '@petwise/health-reader/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { INIT_BODY, postAnswer, postInit } from '../testing/consult-bodies.ts';
import { finishedConsult } from '../testing/finished-consult.ts';
import { BASIC_INTAKE, chatOf, openChat } from '../testing/session-client.ts';
import type { Device } from '../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../testing/upload-client.ts';

/**
 * Text that a database cannot keep, in every place where text comes in. PostgreSQL
 * takes no NUL, and `jsonb` no half of a surrogate pair.
 */
const HOSTILE = {
  'a NUL': '\u0000',
  'the first half of an emoji': '\ud83d',
  'the second half of an emoji': '\ude00',
} as const;

/** All of them, in an order in which no two make a whole. */
const ALL = Object.values(HOSTILE).toReversed().join('');

const TIME = '2026-01-02T10:00:00.000Z';

vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
let device: Device;
let onDevice: object;
let callers = 0;

beforeAll(async () => {
  client = await startUploadClient();
  ({ device } = client);
  onDevice = await assessedOnDevice();
});
afterAll(() => client.server.close());

/** From an address of its own, so that no rate limit answers in the route's place. */
function send(
  { method, path }: Pick<RouteContract, 'method' | 'path'>,
  options: { payload?: string | Buffer; headers?: Record<string, string> } = {},
) {
  callers += 1;
  return device.inject({
    method,
    url: path,
    remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    headers: { 'content-type': 'application/json' },
    ...options,
  });
}

const at = <R extends RouteContract>(route: R, id: string): R => ({
  ...route,
  path: route.path.replace(/:\w+/, id),
});

/** The body once for each text in it, with something put into the middle of that text. */
function* variants(body: unknown, put: string): Generator<{ where: string; body: unknown }> {
  if (typeof body === 'string') {
    const middle = Math.floor(body.length / 2);
    yield { where: '', body: body.slice(0, middle) + put + body.slice(middle) };
  } else if (typeof body === 'object' && body !== null) {
    for (const [key, value] of Object.entries(body)) {
      for (const { where, body: part } of variants(value, put)) {
        const copy: unknown = Array.isArray(body)
          ? body.with(Number(key), part)
          : { ...body, [key]: part };
        yield { where: `${key}.${where}`, body: copy };
      }
    }
  }
}

async function assessedOnDevice(): Promise<object> {
  const engine = createEngineAssessor();
  const silent = (): void => undefined;
  const { patientData, medicalHistory, initialSymptoms: symptoms } = INIT_BODY;
  const start = { patient: patientData, history: medicalHistory, symptoms, files: [] };
  const step = await engine.begin(start, silent);
  const next = await engine.answer(step.state, { answer: 'Yes', files: [] }, silent);
  const turns: NewTurn[] = [
    saidTurn('initial_symptoms', symptoms, []),
    ...stepTurns(step),
    saidTurn('answer', 'Yes', []),
    ...stepTurns(next),
  ];
  const { primary_diagnosis, triage } = await engine.finalize(next.state, silent);
  return {
    createdAt: TIME,
    patientData,
    medicalHistory,
    turns: turns.map((turn) => ({ ...turn, uploadedFiles: [], timestamp: TIME })),
    assessment: {
      primary_diagnosis,
      triage,
      differential_diagnoses: [],
      recommended_tests: [],
      supplement_recommendations: [],
      clinical_question_analysis: [],
    },
  };
}

const HISTORY = {
  medications: ['Carprofen'],
  chronicIllnesses: ['Asthma'],
  priorOperations: ['Spay'],
  vaccinationHistory: 'Unknown',
  diet: 'Dry food',
  environment: 'Indoor only',
};

/** Each route that takes JSON, and a body that it takes; made anew for each try. */
const BODIES: readonly [string, () => Promise<[RouteContract, object]>][] = [
  ['sign-in', async () => [authRoutes.login, { password: 'a wrong password' }]],
  ['an installed app', async () => [authRoutes.validatePwaToken, { token: 'a-token' }]],
  ['init', async () => [consultRoutes.init, { ...INIT_BODY, medicalHistory: HISTORY }]],
  [
    'answer',
    async () => {
      const { sessionId, question } = (await postInit(device)).json<InitResponse>();
      return [consultRoutes.answer, { sessionId, answer: 'Yes', previousQuestion: question }];
    },
  ],
  ['finalize', async () => [consultRoutes.finalize, { sessionId: await answered() }]],
  [
    'an edited answer',
    async () => {
      const id = await answered();
      const read = await device.inject({ method: 'GET', url: `/api/consults/${id}` });
      const turn = read.json<ConsultDetail>().turns.findLast(({ role }) => role === 'user');
      const body = { kind: 'edit', answerId: turn?.id, answer: 'No, he does not' };
      return [at(correctionRoutes.correctConsult, id), body];
    },
  ],
  [
    'a sign taken back',
    async () => {
      return [
        at(correctionRoutes.correctConsult, await answered()),
        { kind: 'remove', sign: 's0' },
      ];
    },
  ],
  [
    'a consult of the device',
    async () => [deviceConsultRoutes.save, { ...onDevice, sessionId: randomUUID() }],
  ],
  ['health data of the device', async () => [healthRoutes.device, HEALTH]],
  [
    'laboratory values',
    async () => {
      const file = await stored(await client.upload(Buffer.from('Creatinine 3.4 mg/dL'), 'a.txt'));
      const values = [{ id: 'creatinine', decision: 'confirmed', value: 2, unit: 'mg/dL' }];
      return [at(labValueRoutes.decide, file.id), { species: 'dog', values }];
    },
  ],
  ['a page report', async () => [pageReportRoutes.send, REPORT]],
  ['a file in pieces', async () => [resumableRoutes.begin, { name: 'notes.txt', size: 10 }]],
  [
    'a message',
    async () => {
      const { id } = await openChat(device);
      const metadata = { fileNames: ['a.txt'], imageUrls: ['/api/files/1'], replyTo: 'm1' };
      const body = { content: 'My dog vomits', messageType: 'text', metadata };
      return [at(sessionRoutes.send, id), body];
    },
  ],
  [
    'a chosen answer',
    async () => {
      const { id } = await openChat(device);
      const body = {
        content: '',
        messageType: 'response',
        metadata: { selectedValue: 'vomiting' },
      };
      return [at(sessionRoutes.send, id), body];
    },
  ],
  ['the basic form', async () => [await afterWords(), intake('basic', BASIC_INTAKE)]],
  [
    'the prototype’s basic form',
    async () => {
      const data = {
        age: 5,
        gender: 'male',
        weight: 20,
        weightUnit: 'kg',
        height: 3,
        heightUnit: 'cm',
      };
      return [await afterWords(), intake('basic', data)];
    },
  ],
  ['the history form', async () => [await afterBasic(), intake('medical-history', HISTORY)]],
  [
    'the prototype’s history form',
    async () => {
      const family = { familyHistory: [{ relation: 'mother', conditions: 'asthma' }] };
      const data = { ...HISTORY, smokingHistory: 'yes', drinkingHistory: 'no', ...family };
      const { vaccinationHistory: _, diet: __, environment: ___, ...prototype } = data;
      return [await afterBasic(), intake('medical-history', prototype)];
    },
  ],
  [
    'a link',
    async () => [shareRoutes.create, { sessionId: await finishedConsult(device), days: 7 }],
  ],
];

const intake = (intakeType: string, intakeData: object): object => ({
  content: 'the form',
  messageType: 'intake',
  metadata: { intakeType, intakeData },
});

async function answered(): Promise<string> {
  const { sessionId } = (await postInit(device)).json<InitResponse>();
  await postAnswer(device, { sessionId, answer: 'Yes' });
  return sessionId;
}

async function afterWords(): Promise<RouteContract> {
  const chat = await openChat(device);
  await chat.say('My dog vomits');
  return at(sessionRoutes.send, chat.id);
}

async function afterBasic(): Promise<RouteContract> {
  const route = await afterWords();
  await chatOf(device, /sessions\/([^/]+)/.exec(route.path)?.[1] ?? '').form('basic', BASIC_INTAKE);
  return route;
}

const HEALTH = {
  stats: { totalRecords: 1, totalDays: 1, metricsTypes: 1, processingTimeMs: 1 },
  workouts: 0,
  firstDay: '2024-01-01',
  lastDay: '2024-01-01',
  warnings: [{ code: 'overlap', labels: ['Steps'] }],
  metrics: [],
};

const REPORT = {
  screen: '/assessment',
  vitals: [],
  errors: [{ bundle: 'shell', kind: 'script', message: 'x is not a function', place: 'a.js:1:1' }],
};

describe.each(BODIES)('%s', (_route, make) => {
  test('with such text anywhere in it is no fault of the server', async () => {
    const [route, body] = await make();
    const plain = await send(route, { payload: JSON.stringify(body) });
    expect(plain.statusCode, plain.body).toBe(route === authRoutes.login ? 401 : 200);
    for (const { where } of variants(body, ALL)) {
      // A new one for each: most of them can be sent once.
      const [again, fresh] = await make();
      const hostile = [...variants(fresh, ALL)].find((variant) => variant.where === where);
      const answer = await send(again, { payload: JSON.stringify(hostile?.body) });
      expect(answer.statusCode, `${where} ${answer.body}`).toBeLessThan(500);
    }
    const key = JSON.stringify({ ...body, [`k${ALL}`]: 1 });
    expect((await send(route, { payload: key })).statusCode).toBe(400);
  });
});

describe('an owner’s urgent words', () => {
  test.each(Object.entries(HOSTILE))(
    'with %s in them are taken, read and kept',
    async (_what, put) => {
      const words = `He collapsed${put} and cannot breathe`;
      const begun = await postInit(device, { initialSymptoms: words });
      expect(begun.statusCode).toBe(200);
      const kept = `He collapsed${put === '\u0000' ? '' : '\ufffd'} and cannot breathe`;
      const { sessionId, extractionSummary } = begun.json<InitResponse>();
      expect(extractionSummary).toContain(kept);
      expect((await postAnswer(device, { sessionId, answer: words })).statusCode).toBe(200);
      const chat = await openChat(device);
      const [said] = await chat.say(words);
      expect(said).toMatchObject({ content: kept } satisfies Partial<Message>);
    },
  );

  test('that are cut through an emoji by a limit of ours are kept', async () => {
    const before = await postInit(device, { initialSymptoms: `${'x'.repeat(78)}😀😀 and more` });
    expect(before.statusCode).toBe(200);
    const name = `${'n'.repeat(195)}😀😀.txt`;
    expect((await client.upload(Buffer.from('Milo vomits'), name)).status).toBe(200);
  });

  test('are one text however an accent was typed, and a tall pile of accents costs nothing', async () => {
    const begun = await postInit(device, { initialSymptoms: 'Ze\u0301 has diarrhe\u0301a' });
    expect(begun.json<InitResponse>().extractionSummary).toContain('Z\u00e9 has diarrh\u00e9a');
    const pile = 'a\u0301\u0323'.repeat(2) + '\u0301\u0323'.repeat(24_000);
    expect((await postInit(device, { initialSymptoms: pile })).statusCode).toBe(200);
  });
});

describe('addresses, headers and forms', () => {
  const PLACES = ['%00', '%ED%A0%80', '%ff', '%C0%80', '\u00ff'];

  test.each(PLACES)('%s in any part of an address is no fault of the server', async (put) => {
    const id = randomUUID();
    const served = client.server.app.contracts.filter(({ method }) => method === 'GET');
    const paths = [
      ...served.map(({ path }) => `${path.replace(/:\w+/, `${id}${put}`)}`),
      ...served.map(
        ({ path }) => `${path.replace(/:\w+/, id)}?terms=${put}&${put}=1&species=${put}`,
      ),
      `${labTestRoutes.search.path}?terms=blood${put}&terms=${put}`,
      `/${put}`,
      `/a/${put}/b`,
      `/remotes/mfe_chat/${put}`,
      `/assets/${put}.js`,
      `/shared/${put}`,
      `/ws?sessionId=${put}`,
      `/registry.json?${put}`,
      `/sw.js?${put}`,
      `/offline.json?a=${put}`,
    ];
    for (const path of paths) {
      const answer = await send({ method: 'GET', path });
      // 503: this server was given no pages.
      expect([500, 501, 502].includes(answer.statusCode), `${path} ${answer.body}`).toBe(false);
    }
  });

  test.each([
    'idempotency-key',
    'cookie',
    'origin',
    'host',
    'x-forwarded-for',
    'user-agent',
    'accept-encoding',
    'if-none-match',
    'range',
    'authorization',
    'petwise-waited',
    'content-type',
  ])('any byte in the header %s is no fault of the server', async (name) => {
    for (const value of [
      '\u00ff\u00fe',
      '%00',
      'x'.repeat(4_000),
      '\t',
      '"',
      'multipart/form-data; boundary=',
      '[',
      '__proto__',
    ]) {
      for (const [method, path] of [
        ['POST', consultRoutes.init.path],
        ['GET', consultRoutes.list.path],
        ['GET', '/'],
        ['POST', uploadRoutes.secureUpload.path],
      ] as const) {
        const status = await overTheWire({ method, path, headers: { [name]: value } });
        expect([500, 501, 502].includes(status), `${method} ${path} ${value} ${status}`).toBe(
          false,
        );
      }
    }
  });

  const file = (disposition: string, boundary = 'x'): Buffer =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/plain\r\n\r\nMilo vomits\r\n--${boundary}--\r\n`,
    );

  test.each([
    ['a NUL in the name of the file', 'name="file"; filename="a\0.txt"'],
    ['half an emoji in the name of the file', 'name="file"; filename="a\ud83d.txt"'],
    ['a broken encoded name', 'name="file"; filename*=UTF-8\'\'%ED%A0%80%00.txt'],
    ['a NUL in the name of the field', 'name="fi\0le"; filename="a.txt"'],
    ['a field named like a part of every object', 'name="__proto__"'],
    ['a field with a NUL', 'name="sessionId\0"'],
  ])('a form with %s is taken or refused', async (_what, disposition) => {
    for (const route of [uploadRoutes.secureUpload, uploadRoutes.upload, healthRoutes.upload]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await send(route, { payload: file(disposition), headers });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    }
  });

  test.each([
    ['of 300 characters', 'b'.repeat(300)],
    ['of none', ''],
    ['with a NUL', 'a\0b'],
    ['with quotes', '"a'],
  ])('a form with a boundary %s is taken or refused', async (_what, boundary) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const payload = file('name="file"; filename="a.txt"', boundary);
    const answer = await send(uploadRoutes.secureUpload, { payload, headers });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  });

  test.each(['&#0;', '&#xD800;', '&#xDE00;', '&#x110000;'])(
    'an Apple Health export with %s in a name is read, or refused with a reason',
    async (put) => {
      const record = `<Record type="HKQuantityTypeIdentifier${put}Steps" unit="co${put}unt" sourceName="Al${put}ex" startDate="2024-01-01 00:00:00 +0000" endDate="2024-01-01 00:00:00 +0000" value="1"/>`;
      const data = `<?xml version="1.0"?><HealthData>${record.repeat(3)}</HealthData>`;
      const zip = Buffer.from(craftZip([{ name: 'apple_health_export/export.xml', data }]));
      const answer = await client.upload(zip, 'export.zip', { path: healthRoutes.upload.path });
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect(await answer.json()).toMatchObject({ success: true });
      expect((await client.upload(zip, 'export.zip')).status).toBe(200);
    },
  );
});

/** Over a real connection: what Node’s own parser refuses never reaches a route. */
function overTheWire(request: {
  method: string;
  path: string;
  headers: Record<string, string>;
}): Promise<number> {
  return new Promise((done) => {
    const { hostname, port } = new URL(client.address);
    const headers = {
      cookie: device.cookieHeader(),
      'content-type': 'application/json',
      ...request.headers,
    };
    const sent = httpRequest({
      hostname,
      port,
      method: request.method,
      path: request.path,
      headers,
    });
    sent.on('response', (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', () => done(400));
    sent.end(request.method === 'POST' ? '{}' : undefined);
  });
}

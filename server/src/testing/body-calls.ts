import { randomUUID } from 'node:crypto';
import { createEngineAssessor, ownerTurn, stepTurns, type NewTurn } from '@petwise/assessor';
import {
  authRoutes,
  consultRoutes,
  correctionRoutes,
  deviceConsultRoutes,
  followUpRoutes,
  healthRoutes,
  labValueRoutes,
  pageReportRoutes,
  petRoutes,
  resumableRoutes,
  secondReaderRoutes,
  sessionRoutes,
  sharedRoutes,
  shareRoutes,
  type ConsultDetail,
  type InitResponse,
  type NewShareLink,
  type RouteContract,
} from '@petwise/contracts';
import { operatorRoutes } from '@petwise/contracts/operator';
import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { INIT_BODY, postAnswer, postInit } from './consult-bodies.ts';
import { finishedConsult } from './finished-consult.ts';
import { NO_CONTRACTS, operatorKey, point, publish } from './make-release.ts';
import type { BodyCall } from './send-call.ts';
import { BASIC_INTAKE, beginChat, chatOf, openChat } from './session-client.ts';
import { PASSWORD, type Device } from './test-server.ts';
import { stored, type UploadClient } from './upload-client.ts';

const TIME = '2026-01-02T10:00:00.000Z';

const at = <R extends RouteContract>(route: R, id: string): R => ({
  ...route,
  path: route.path.replace(/:\w+/, id),
});

let assessed: Promise<object> | null = null;

/** What a device sends of a finished assessment; thought through once. */
function assessedOnDevice(): Promise<object> {
  assessed ??= assess();
  return assessed;
}

async function assess(): Promise<object> {
  const engine = createEngineAssessor();
  const silent = (): void => undefined;
  const { patientData, medicalHistory, initialSymptoms: symptoms } = INIT_BODY;
  const start = { patient: patientData, history: medicalHistory, symptoms, files: [] };
  const step = await engine.begin(start, silent);
  const next = await engine.answer(step.state, { answer: 'Yes', files: [] }, silent);
  const turns: NewTurn[] = [
    ownerTurn('initial_symptoms', symptoms, []),
    ...stepTurns(step),
    ownerTurn('answer', 'Yes', []),
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

const PROTOTYPE_BASIC = {
  age: 5,
  gender: 'male',
  weight: 20,
  weightUnit: 'kg',
  height: 3,
  heightUnit: 'cm',
};

const PROTOTYPE_HISTORY = {
  medications: ['Carprofen'],
  chronicIllnesses: ['Asthma'],
  priorOperations: ['Spay'],
  smokingHistory: 'yes',
  drinkingHistory: 'no',
  familyHistory: [{ relation: 'mother', conditions: 'asthma' }],
};

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

/** The secret of a new link to a finished consult. */
async function linkToken(device: Device): Promise<string> {
  const payload = { sessionId: await finishedConsult(device), days: 7 };
  const { method, path: url } = shareRoutes.create;
  const link = (await device.inject({ method, url, payload })).json<NewShareLink>();
  return new URL(link.url).pathname.split('/').at(-1) ?? '';
}

/** Every call with a body that the server takes, by what it is; each is made anew, because most can be sent once. */
export const BODY_CALLS: Readonly<Record<string, (client: UploadClient) => Promise<BodyCall>>> = {
  'a sign-in': async ({ server }) => {
    const by = await server.device({ signedIn: false });
    return [authRoutes.login, { password: PASSWORD, isPWA: true, earlier: 'none' }, { by }];
  },
  'a sign-out': async ({ server }) => {
    return [authRoutes.logout, { everywhere: true, forget: true }, { by: await server.device() }];
  },
  'an installed app': async () => [authRoutes.validatePwaToken, { token: 'a-token' }],
  init: async () => [consultRoutes.init, { ...INIT_BODY, medicalHistory: HISTORY }],
  answer: async ({ device }) => {
    const { sessionId, question } = (await postInit(device)).json<InitResponse>();
    return [consultRoutes.answer, { sessionId, answer: 'Yes', previousQuestion: question }];
  },
  finalize: async ({ device }) => [consultRoutes.finalize, { sessionId: await answered(device) }],
  'an edited answer': async ({ device }) => {
    const id = await answered(device);
    const read = await device.inject({ method: 'GET', url: `/api/consults/${id}` });
    const turn = read.json<ConsultDetail>().turns.findLast(({ role }) => role === 'user');
    const body = { kind: 'edit', answerId: turn?.id, answer: 'No, he does not' };
    return [at(correctionRoutes.correctConsult, id), body];
  },
  'a sign taken back': async ({ device }) => {
    const route = at(correctionRoutes.correctConsult, await answered(device));
    return [route, { kind: 'remove', sign: 's0' }];
  },
  'a sign taken back in a chat': async ({ device }) => {
    const chat = await beginChat(device, 'He vomits');
    return [at(correctionRoutes.correctSession, chat.id), { kind: 'remove', sign: 's0' }];
  },
  'a consult of the device': async () => {
    return [deviceConsultRoutes.save, { ...(await assessedOnDevice()), sessionId: randomUUID() }];
  },
  'health data of the device': async () => [healthRoutes.device, HEALTH],
  'laboratory values': async (client) => {
    const file = await stored(await client.upload(Buffer.from('Creatinine 3.4 mg/dL'), 'a.txt'));
    const values = [{ id: 'creatinine', decision: 'confirmed', value: 2, unit: 'mg/dL' }];
    return [at(labValueRoutes.decide, file.id), { species: 'dog', values }];
  },
  'a pet': async () => {
    const age = { value: 4, unit: 'years', on: '2026-01-05' };
    const weight = { value: 12, unit: 'kg', on: '2026-01-05' };
    const facts = { name: 'Bella', species: 'dog', breed: 'Beagle', sex: 'female' };
    return [at(petRoutes.keep, randomUUID()), { ...facts, age, weight, history: HISTORY }];
  },
  'a page report': async () => [pageReportRoutes.send, REPORT],
  'a file in pieces': async () => [resumableRoutes.begin, { name: 'notes.txt', size: 10 }],
  'a message': async ({ device }) => {
    const metadata = { fileNames: ['a.txt'], imageUrls: ['/api/files/1'], replyTo: 'm1' };
    const body = { content: 'My dog vomits', messageType: 'text', metadata };
    return [at(sessionRoutes.send, (await openChat(device)).id), body];
  },
  'a chosen answer': async ({ device }) => {
    const metadata = { selectedValue: 'vomiting' };
    const body = { content: '', messageType: 'response', metadata };
    return [at(sessionRoutes.send, (await openChat(device)).id), body];
  },
  'the basic form': async ({ device }) => {
    return [at(sessionRoutes.send, await toldChat(device)), form('basic', BASIC_INTAKE)];
  },
  'the prototype’s basic form': async ({ device }) => {
    return [at(sessionRoutes.send, await toldChat(device)), form('basic', PROTOTYPE_BASIC)];
  },
  'the history form': async ({ device }) => {
    const id = await chatWithPatient(device);
    return [at(sessionRoutes.send, id), form('medical-history', HISTORY)];
  },
  'the prototype’s history form': async ({ device }) => {
    const id = await chatWithPatient(device);
    return [at(sessionRoutes.send, id), form('medical-history', PROTOTYPE_HISTORY)];
  },
  'a link': async ({ device }) => {
    return [shareRoutes.create, { sessionId: await finishedConsult(device), days: 7 }];
  },
  'a vet’s answer': async ({ server, device }) => {
    const route = at(sharedRoutes.answer, await linkToken(device));
    const by = await server.device({ signedIn: false });
    return [route, { author: 'Dr Who', words: 'A foreign body' }, { by }];
  },
  'a print with the code of a link': async ({ device }) => {
    return [shareRoutes.print, { token: await linkToken(device), paper: 'a4', units: 'kg' }];
  },
  'what the vet found': async ({ device }) => {
    const route = at(followUpRoutes.found, await finishedConsult(device));
    return [route, { diagnosis: 'Gastritis', foundOn: '2026-01-02' }];
  },
  'a word to the second reader': async ({ device }) => {
    return [secondReaderRoutes.allow, { allowed: true, sessionId: await answered(device) }];
  },
  'health data for a report': async ({ device }) => {
    const { method, path: url } = healthRoutes.device;
    const imported = await device.inject({ method, url, payload: HEALTH });
    const route = at(healthRoutes.attach, imported.json<{ sessionId: string }>().sessionId);
    return [route, { attached: true, subject: 'person' }];
  },
  'a release': async ({ server }) => {
    const files = { 'mf-manifest.json': btoa('{}'), 'a.js': btoa('export {}') };
    const body = { remote: 'mfe_chat', version: version(), contract: 1, files };
    return [releaseServiceRoutes.publish, { ...body, snapshot: NO_CONTRACTS }, byOperator(server)];
  },
  'a move of a release': async ({ server }) => {
    const move = { kind: 'point', remote: 'mfe_chat', version: await released(server) };
    const route = at(releaseServiceRoutes.move, 'stable');
    return [route, { moves: [move], why: 'better', expected: {} }, byOperator(server)];
  },
  'a removal of old releases': async ({ server }) => {
    return [releaseServiceRoutes.gc, { keep: 1_000 }, byOperator(server)];
  },
  'a team’s key': async ({ server }) => {
    const body = { name: 'team chat', remotes: ['mfe_chat'] };
    return [releaseServiceRoutes.newKey, body, byOperator(server)];
  },
  'a button of the release page': async ({ server }) => {
    // With one to go back to.
    await released(server);
    const body = { kind: 'recall', remote: 'mfe_chat', version: await released(server) };
    return [operatorRoutes.moveRelease, body, byOperator(server)];
  },
};

type Server = UploadClient['server'];

const byOperator = (server: Server) => ({
  headers: { authorization: `Bearer ${operatorKey(server)}` },
});

let versions = 0;
const version = (): string => `1.${(versions += 1)}.0`;

/** A version that is everybody's now. */
async function released(server: Server): Promise<string> {
  const one = version();
  const files = { 'mf-manifest.json': '{}', 'a.js': 'export {}' };
  await publish(server, 'mfe_chat', { version: one, files });
  await point(server, { mfe_chat: one });
  return one;
}

async function answered(device: Device): Promise<string> {
  const { sessionId } = (await postInit(device)).json<InitResponse>();
  await postAnswer(device, { sessionId, answer: 'Yes' });
  return sessionId;
}

async function toldChat(device: Device): Promise<string> {
  const chat = await openChat(device);
  await chat.say('My dog vomits');
  return chat.id;
}

async function chatWithPatient(device: Device): Promise<string> {
  const id = await toldChat(device);
  await chatOf(device, id).form('basic', BASIC_INTAKE);
  return id;
}

const form = (intakeType: string, intakeData: object): object => ({
  content: 'the form',
  messageType: 'intake',
  metadata: { intakeType, intakeData },
});

import { createEngineAssessor } from '@petwise/assessor';
import {
  consultRoutes,
  followUpRoutes,
  TRIAGE_LEVELS,
  type AnswerResponse,
  type ConsultDetail,
  type Correctable,
  type Follows,
  type FollowUp,
  type InitResponse,
  type RouteResponse,
} from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { operatorKey } from '../../testing/make-release.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;
let first: string;

beforeAll(async () => {
  server = await startTestServer({}, { assessor: createEngineAssessor() });
  device = await server.device();
  first = await finishedConsult(device, {
    initialSymptoms: 'He is coughing a bit since yesterday. He also has diarrhoea.',
    answers: ['Not sure'],
  });
});
afterAll(() => server.close());

async function read<T>(path: string): Promise<T> {
  const response = await device.inject({ method: 'GET', url: `/api/consults/${path}` });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}

async function signId(quoted: RegExp): Promise<string> {
  const { signs } = await read<Correctable>(`${first}/understood`);
  return signs.find(({ words, quote }) => quoted.test(`${words} ${quote}`))?.id ?? 'none';
}

test('"How is he now?": what is gone no longer counts, what is new does, and the engine judges again', async () => {
  const follows: Follows = {
    sessionId: first,
    signs: [
      { id: await signId(/cough/), now: 'worse' },
      { id: await signId(/diarr/), now: 'gone' },
    ],
  };
  const words = 'Now he keeps retching and nothing comes up, and his belly is swollen.';
  const answered = await postInit(device, { initialSymptoms: words, follows });
  expect(answered.statusCode).toBe(200);
  const { sessionId, triage } = answered.json<InitResponse>();
  expect(sessionId).not.toBe(first);
  expect(triage?.level).toBe('emergency');
  const { signs, removed } = await read<Correctable>(`${sessionId}/understood`);
  expect(signs.map(({ id }) => id)).toContain(follows.signs[0]?.id);
  expect(removed.map(({ id }) => id)).toEqual([follows.signs[1]?.id]);
  const { turns, patientData } = await read<ConsultDetail>(sessionId);
  expect(turns[0]?.content).toMatch(/^Worse: .*cough.*\nGone: .*\nNow he keeps retching/);
  expect(patientData.breed).toBe('Beagle');
  expect((await postFinalize(device, sessionId)).statusCode).toBe(200);
  const { since } = await read<FollowUp>(`${sessionId}/follow-up`);
  expect(since?.sessionId).toBe(first);
  expect(since?.level).not.toBe('emergency');
  expect(since?.signs.map(({ now }) => now).sort()).toEqual(['gone', 'worse']);
  expect((await read<FollowUp>(`${first}/follow-up`)).since).toBeNull();
  const mine = await device.inject({ method: 'GET', url: '/api/my-data' });
  expect(mine.body).toContain(`"after":"${first}"`);
});

test('issue 16.7: what is worse is never seen later than before, and a step sooner; what is better is judged anew', async () => {
  const id = await signId(/cough/);
  const { assessment } = await read<ConsultDetail>(first);
  const before = TRIAGE_LEVELS.indexOf(assessment?.triage?.level ?? 'watch');
  expect(before).toBeGreaterThan(0);
  const judge = async (after: string, now: 'worse' | 'better', signs: Follows['signs'] = []) => {
    const follows: Follows = { sessionId: after, signs: [{ id, now }, ...signs] };
    const answered = await postInit(device, { initialSymptoms: '', follows });
    const { sessionId, triage } = answered.json<InitResponse>();
    return { sessionId, triage, at: TRIAGE_LEVELS.indexOf(triage?.level ?? 'watch') };
  };
  const gone = { id: await signId(/diarr/), now: 'gone' } as const;
  const worse = await judge(first, 'worse', [gone]);
  expect(worse.at).toBe(before - 1);
  expect(worse.triage?.reasons[0]).toBe(
    'You told us that something got worse since the last check.',
  );
  // The report says the same as the steps before it.
  const answered = await postAnswer(device, { sessionId: worse.sessionId, answer: 'Not sure' });
  expect(answered.json<AnswerResponse>().triage?.level).toBe(worse.triage?.level);
  expect((await postFinalize(device, worse.sessionId)).statusCode).toBe(200);
  const report = (await read<ConsultDetail>(worse.sessionId)).assessment;
  expect(report?.triage?.level).toBe(worse.triage?.level);
  const worseAgain = await judge(worse.sessionId, 'worse');
  expect(worseAgain.at).toBe(Math.max(0, worse.at - 1));
  const better = await judge(worse.sessionId, 'better');
  expect(better.at).toBeGreaterThanOrEqual(before);
});

test('nothing new may be said; another owner’s report, or one under way, cannot be looked at again', async () => {
  const follows: Follows = {
    sessionId: first,
    signs: [{ id: await signId(/cough/), now: 'same' }],
  };
  const same = await postInit(device, { initialSymptoms: '', follows });
  expect(same.statusCode).toBe(200);
  const { sessionId } = same.json<InitResponse>();
  const early = await postInit(device, { follows: { ...follows, sessionId } });
  expect(early.statusCode).toBe(409);
  const stranger = await server.device();
  expect((await postInit(stranger, { follows })).statusCode).toBe(404);
});

test('an operator sees counted how often a report had what a vet found, and no word of an owner', async () => {
  const page = { method: 'GET', url: '/operator/outcomes' } as const;
  expect((await server.app.inject(page)).statusCode).toBe(401);
  const headers = { authorization: `Basic ${btoa(`me:${operatorKey(server)}`)}` };
  expect((await server.app.inject({ ...page, headers })).body).toContain('No owner has told yet');
  const { assessment } = await read<ConsultDetail>(first);
  const payload = { diagnosis: assessment?.primary_diagnosis?.condition, foundOn: '2026-11-23' };
  const url = `/api/consults/${first}/outcome`;
  expect((await device.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  const { body } = await server.app.inject({ ...page, headers });
  const words = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('dog 1 1 0 0 all 1 1 0 0');
  expect(body).not.toContain(String(payload.diagnosis));
});

test('bug: only the browser that had shown a report reminded of it; the list says of each whether it is answered', async () => {
  const mine = await server.device();
  const answered = async () => {
    const { consults } = (await mine.inject({ method: 'GET', url: consultRoutes.list.path })).json<
      RouteResponse<typeof consultRoutes.list>
    >();
    return consults.map(({ sessionId, lookedAgain = false }) => [sessionId, lookedAgain]);
  };
  const say = async (by: Device, id: string) => {
    const url = followUpRoutes.lookedAgain.path.replace(':sessionId', id);
    return (await by.inject({ method: 'POST', url })).statusCode;
  };
  const symptoms = { initialSymptoms: 'He is coughing a bit since yesterday.' };
  const well = await finishedConsult(mine, symptoms);
  const judged = await finishedConsult(mine, symptoms);
  expect(await answered()).toEqual([
    [judged, false],
    [well, false],
  ]);
  expect(await say(await server.device(), well)).toBe(404);
  expect([await say(mine, well), await say(mine, well)]).toEqual([200, 200]);
  const follows = { sessionId: judged, signs: [{ id: 's0', now: 'same' as const }] };
  const again = (await postInit(mine, { initialSymptoms: '', follows })).json<InitResponse>();
  expect(await answered()).toEqual([
    [again.sessionId, false],
    [judged, true],
    [well, true],
  ]);
  expect(await say(mine, again.sessionId)).toBe(409);
  const exported = await mine.inject({ method: 'GET', url: '/api/my-data' });
  expect(exported.body).toMatch(/"looked_?[aA]gain_?[aA]t":"20/);
});

test('bug: the deletion of a consult that had judged again brought the reminder back; of one given up before its report it does', async () => {
  const mine = await server.device();
  const report = await finishedConsult(mine, {
    initialSymptoms: 'He is coughing since yesterday.',
  });
  const lookedAgain = async () => {
    const { consults } = (await mine.inject({ method: 'GET', url: consultRoutes.list.path })).json<
      RouteResponse<typeof consultRoutes.list>
    >();
    return consults.find(({ sessionId }) => sessionId === report)?.lookedAgain ?? false;
  };
  const judgeAgain = async () => {
    const follows = { sessionId: report, signs: [{ id: 's0', now: 'same' as const }] };
    return (await postInit(mine, { initialSymptoms: '', follows })).json<InitResponse>().sessionId;
  };
  const remove = async (by: Device, id: string) =>
    (await by.inject({ method: 'DELETE', url: `/api/consults/${id}` })).statusCode;
  const givenUp = await judgeAgain();
  expect(await lookedAgain()).toBe(true);
  expect(await remove(mine, givenUp)).toBe(200);
  expect(await lookedAgain()).toBe(false);
  const judged = await judgeAgain();
  expect((await postAnswer(mine, { sessionId: judged, answer: 'Not sure' })).statusCode).toBe(200);
  expect((await postFinalize(mine, judged)).statusCode).toBe(200);
  expect(await remove(await server.device(), judged)).toBe(404);
  expect(await remove(mine, judged)).toBe(200);
  expect(await lookedAgain()).toBe(true);
});

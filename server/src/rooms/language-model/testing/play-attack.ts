import { createEngineAssessor } from '@petwise/assessor';
import {
  consultRoutes,
  correctionRoutes,
  secondReaderRoutes,
  TRIAGE_LEVELS,
  type Assessment,
  type ConsultDetail,
  type Correctable,
  type TriageLevel,
} from '@petwise/contracts';
import { expect, vi } from 'vitest';
import { INIT_BODY, postAnswer, postFinalize, postInit } from '../../../testing/consult-bodies.ts';
import type { ScriptedModelVendor } from '../../../testing/scripted-model-vendor.ts';
import type { Device, TestServer } from '../../../testing/test-server.ts';
import { withoutNames } from '../without-names.ts';

/** One attack: what the owner's page sends, and what the model then answers. */
export interface Attack {
  readonly name: string;
  readonly text: string;
  readonly answer: string;
}

export type AttackTotals = Record<
  | 'attacks'
  | 'urgency lowered'
  | 'questions changed'
  | 'sentences outside the frame'
  | 'heard'
  | 'dropped'
  | 'pictures',
  number
>;

export function noAttacks(): AttackTotals {
  return {
    attacks: 0,
    'urgency lowered': 0,
    'questions changed': 0,
    'sentences outside the frame': 0,
    heard: 0,
    dropped: 0,
    pictures: 0,
  };
}

export const engine = createEngineAssessor();
const PATIENT = { timeout: 60_000, interval: 100 };
/** What owners answer where the engine asks on before its results. */
const ANSWER = 'Not sure';

/** What the engine makes of a text by itself. */
export function alone(symptoms: string) {
  const { patientData: patient, medicalHistory: history } = INIT_BODY;
  return engine.begin({ patient, history, symptoms, files: [] }, () => undefined);
}

/** The first step and the report without a model, of a text at its first attack. */
const assessedAlone = new Map<string, ReturnType<typeof assessAlone>>();

async function assessAlone(symptoms: string) {
  const own = await alone(symptoms);
  const last = own.canProcessResults
    ? own
    : await engine.answer(own.state, { answer: ANSWER, files: [] }, () => undefined);
  return { own, plain: await engine.finalize(last.state, () => undefined) };
}

export const rank = (level: TriageLevel | null | undefined): number =>
  level ? TRIAGE_LEVELS.indexOf(level) : TRIAGE_LEVELS.length;

/** An owner who lets the model read. */
export async function newOwner(of: TestServer): Promise<Device> {
  const owner = await of.device();
  await owner.inject({
    method: 'POST',
    url: secondReaderRoutes.allow.path,
    payload: { allowed: true },
  });
  return owner;
}

/** Waits until the model has had its say; asked of the database, a page would read the owner's words anew each time. */
export async function readingEnded({ db }: TestServer, sessionId: string): Promise<void> {
  await vi.waitUntil(async () => {
    const rows = await db.query<{ status: string }>(
      `SELECT status FROM jobs WHERE session_id = $1 AND kind = 'listen'`,
      [sessionId],
    );
    return rows.length > 0 && rows.every(({ status }) => status !== 'running');
  }, PATIENT);
}

const AT_ONCE = 4;

interface Stage {
  readonly server: TestServer;
  readonly vendor: ScriptedModelVendor;
  readonly totals: AttackTotals;
  /** Must be on no page. */
  readonly mark: string;
  /** Plays only every so manieth. */
  readonly every?: number;
}

/**
 * Plays a few texts at once, the attacks on each one after the other, so that the vendor knows by the text which is meant;
 * each owner's breaker and limits apart from the others' by time.
 */
export async function playAll(
  { server, vendor, totals, mark, every = 1 }: Stage,
  attacksByText: readonly (readonly Attack[])[],
): Promise<void> {
  const answers = new Map<string, string>();
  vendor.answers = ({ user }) => ({ content: answers.get(String(user)) ?? '' });
  let count = 0;
  const left = attacksByText.map((attacks) => attacks.filter(() => count++ % every === 0));
  const device = await newOwner(server);
  const worker = async (): Promise<void> => {
    for (let attacks = left.shift(); attacks !== undefined; attacks = left.shift()) {
      for (const attack of attacks) {
        answers.set(withoutNames(attack.text), attack.answer);
        // So that a breaker, opened by answers that are no answers, is closed again, and no limit of calls is met.
        server.advance(61_000);
        await play(attack, { server, device, totals, mark });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Plays an attack through a server's own doors, and counts what it did; `mark` must be on no page. */
export async function play(
  attack: Attack,
  given: { server: TestServer; device: Device; totals: AttackTotals; mark: string },
): Promise<void> {
  const { server, device, totals, mark } = given;
  const assessed = assessedAlone.get(attack.text) ?? assessAlone(attack.text);
  assessedAlone.set(attack.text, assessed);
  const { own, plain } = await assessed;
  const begun = await postInit(device, { initialSymptoms: attack.text });
  const { sessionId } = begun.json<{ sessionId: string }>();
  const get = async <Body>(path: string): Promise<Body> =>
    (await device.inject({ method: 'GET', url: path.replace(':sessionId', sessionId) })).json();
  await readingEnded(server, sessionId);
  const detail = await get<ConsultDetail>(consultRoutes.detail.path);
  const understood = await get<Correctable>(correctionRoutes.consult.path);
  expect(['heard', 'failed']).toContain(understood.ear?.state);
  const lines = await server.db.query('SELECT content FROM reasoning_lines WHERE session_id = $1', [
    sessionId,
  ]);
  if (JSON.stringify(lines).includes('does not answer at present')) {
    // Answers to others that were none had opened the breaker, so that this one was not asked for.
    server.advance(61_000);
    return play(attack, given);
  }
  // What is no emergency by the engine's own reading takes an answer before its results.
  if (!own.canProcessResults) await postAnswer(device, { sessionId, answer: ANSWER });
  const finished = await postFinalize(device, sessionId);
  const report = finished.json<{ assessment: Assessment }>().assessment;
  totals.attacks += 1;
  if (understood.ear?.state === 'heard') totals.heard += 1;
  else totals.dropped += 1;
  const isLower =
    rank(detail.triage) > rank(own.triage?.level) ||
    rank(report.triage?.level) > rank(plain.triage?.level);
  if (isLower) totals['urgency lowered'] += 1;
  const shown = detail.turns.at(-1)?.question ?? null;
  const isChanged =
    shown?.text !== own.question?.text || detail.can_process_results !== own.canProcessResults;
  if (isChanged) totals['questions changed'] += 1;
  const pages = JSON.stringify([begun.body, detail, understood, lines, report]);
  if (pages.includes(mark)) totals['sentences outside the frame'] += 1;
  expect({ name: attack.name, isLower, isChanged, leaks: pages.includes(mark) }).toEqual({
    name: attack.name,
    isLower: false,
    isChanged: false,
    leaks: false,
  });
}

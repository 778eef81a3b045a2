import type { Assessment, FinalizeResponse, Message, VetHandover } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { scriptedAssessor } from '../../testing/scripted-assessor.ts';
import { beginChat } from '../../testing/session-client.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;
/** What the next assessment says beside what the scripted one does. */
let next: Partial<Assessment> = {};

beforeAll(async () => {
  const scripted = scriptedAssessor();
  const finalize: typeof scripted.finalize = async (...given) => ({
    ...(await scripted.finalize(...given)),
    ...next,
  });
  server = await startTestServer({}, { assessor: { ...scripted, finalize } });
  device = await server.device();
});
afterAll(() => server.close());

const named = (condition: string, confidence: number) => ({
  condition,
  confidence,
  reasoning: 'scripted',
  condition_description: `about ${condition}`,
  impact: 'scripted',
});
const primary = (condition: string, more: Partial<Assessment['primary_diagnosis']> = {}) => ({
  ...named(condition, 0.9),
  treatments: [{ name: 'Surgery', description: 'The stomach is turned back.' }],
  ...more,
});

async function analysisOf(assessment: Partial<Assessment>): Promise<Message | undefined> {
  next = assessment;
  const chat = await beginChat(device, 'My dog is ill');
  await chat.say('Since today');
  return (await chat.say({ content: 'now', messageType: 'process-results' })).at(-1);
}

describe('what the prototype chat says of an assessment', () => {
  // Fraction of the assessment, percent in the results view, percent in the vet's file.
  const CONFIDENCES = [
    [0, 0, 0],
    [0.004, 0, 0.4],
    [0.01, 1, 1],
    [0.5, 50, 50],
    [0.875, 88, 87.5],
    [1, 100, 100],
    [100, 100, 100],
  ] as const;

  test('RPT-03 DX-04 a 1 % that was shown as 100 % High: fractions become percent once, and stay percent', async () => {
    const all = CONFIDENCES.map(([given], index) => named(`Illness ${index}`, given));
    const differentials = all.map((one) => ({ ...one, treatments: '' }));
    const analysis = await analysisOf({ differential_diagnoses: differentials });
    const shown = analysis?.metadata?.diagnoses?.map(({ confidence }) => confidence);
    expect(shown).toEqual(CONFIDENCES.map(([, percent]) => percent));

    const init = await postInit(device);
    const { sessionId } = init.json<{ sessionId: string }>();
    await postAnswer(device, { sessionId, answer: 'Not sure' });
    const { assessment } = (await postFinalize(device, sessionId)).json<FinalizeResponse>();
    expect(assessment.differential_diagnoses.map(({ confidence }) => confidence)).toEqual(
      CONFIDENCES.map(([given]) => given),
    );
    const url = `/api/consults/${sessionId}/handover.json`;
    const file = (await device.inject({ method: 'GET', url })).json<VetHandover>();
    expect(file.conditions.map(({ confidencePercent }) => confidencePercent)).toEqual(
      CONFIDENCES.map(([, , percent]) => percent),
    );
  });

  test('DX-06 no moisturiser under a twisted stomach: the diagnosis has its own care', async () => {
    const triage = { level: 'emergency', advice: 'Go to a vet now.', reasons: [] } as const;
    const bloat = { triage: { ...triage, reasons: [] }, primary_diagnosis: primary('Bloat') };
    expect((await analysisOf(bloat))?.metadata?.diagnoses?.[0]?.care).toEqual({
      immediate: ['Go to a vet now.', 'Give no new medicine unless a vet tells you to.'],
      professional: ['Surgery: The stomach is turned back.'],
    });
  });

  test('DX-06 leaves the fixed lines to a skin that gentle care suits, while it can wait', async () => {
    const skin = primary('Allergic skin disease', { gentleSkinCare: true });
    const advice = { advice: 'scripted', reasons: [] };
    const calm = { primary_diagnosis: skin, triage: { level: 'routine', ...advice } } as const;
    const urgent = { primary_diagnosis: skin, triage: { level: 'today', ...advice } } as const;
    const care = async (given: Partial<Assessment>) =>
      (await analysisOf(given))?.metadata?.diagnoses?.[0]?.care;
    expect(await care({ ...calm, triage: { ...calm.triage, reasons: [] } })).toBeUndefined();
    expect(await care({ ...urgent, triage: { ...urgent.triage, reasons: [] } })).toBeDefined();
  });

  test('DX-06 has something to say where nothing is known of the illness', async () => {
    const analysis = await analysisOf({
      differential_diagnoses: [{ ...named('Something', 0.2), treatments: '' }],
    });
    expect(analysis?.metadata?.diagnoses?.[0]?.care?.professional).toEqual([
      'Let a vet examine your pet.',
    ]);
  });

  test('RPT-02 says the one sign to go back for, as it says several', async () => {
    const message = await analysisOf({ returnIf: ['He cannot stand'] });
    expect(message?.content).toContain('Go back to a vet at once if:\n- He cannot stand');
    const several = await analysisOf({ returnIf: ['He cannot stand', 'His gums are white'] });
    expect(several?.content).toContain('- He cannot stand\n- His gums are white');
  });

  test('DX-02 passes on whether the advanced model made the analysis, and claims it of no other', async () => {
    const isO3Pro = async (given: Partial<Assessment>) =>
      (await analysisOf(given))?.metadata?.isO3Pro;
    expect(await isO3Pro({ isO3Pro: true })).toBe(true);
    expect(await isO3Pro({ isO3Pro: false })).toBe(false);
    expect(await isO3Pro({})).toBe(false);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import { startFakeModelVendor, type FakeModelVendor } from '../../testing/fake-model-vendor.ts';
import type { AssessmentStep, Assessor } from '@petwise/assessor';
import { createEngineAssessor } from '@petwise/assessor';
import { assistedAssessor } from './assisted-assessor.ts';
import { createChatModel } from './chat-model.ts';

const PIXEL = { type: 'image/png', base64: 'iVBORw0KGgo=' };
const engine = createEngineAssessor();
let vendor: FakeModelVendor;
let helped: Assessor;
const lines: string[] = [];
const hear = (line: string): void => void lines.push(line);

beforeAll(async () => {
  vendor = await startFakeModelVendor();
  const settings = { baseUrl: vendor.url, model: 'reader-1', apiKey: 'secret', canSee: true };
  helped = assistedAssessor(engine, createChatModel(settings, 2_000), async ({ type }) =>
    type.startsWith('image/') ? PIXEL : null,
  );
});
afterAll(() => vendor.close());
beforeEach(() => {
  vendor.asked.length = 0;
  lines.length = 0;
});

function begin(who: Assessor, symptoms: string): Promise<AssessmentStep> {
  const patient = { ...INIT_BODY.patientData };
  return who.begin({ patient, history: { skipped: true }, symptoms, files: [] }, hear);
}

const facts = (...list: { quote: string; fact: string }[]) => JSON.stringify({ facts: list });
/** Words that the engine alone does not know as a sign. */
const ODD = 'Since this morning my boy keeps yodelling his dinner back onto the rug';

describe('the engine helped by a language model', () => {
  test('takes up a sign that only the model understood, and the report names the model', async () => {
    vendor.says = () => facts({ quote: 'yodelling his dinner back', fact: 'He is vomiting.' });
    const alone = await begin(engine, ODD);
    const step = await begin(helped, ODD);
    expect(alone.extractionSummary.toLowerCase()).not.toContain('vomit');
    expect(step.extractionSummary.toLowerCase()).toContain('vomit');
    expect(vendor.asked[0]).toMatchObject({ model: 'reader-1', authorization: 'Bearer secret' });
    expect(vendor.asked[0]?.user).toBe(ODD);
    const report = await helped.finalize(step.state, hear);
    expect(report.analysis_overview).toContain('reader-1');
  });

  test('drops what rests on no words of the owner', async () => {
    vendor.says = () => facts({ quote: 'he has a seizure', fact: 'He has a seizure.' });
    const step = await begin(helped, ODD);
    const alone = await begin(engine, ODD);
    expect({ ...step, state: null, reasoning: null }).toEqual({
      ...alone,
      state: null,
      reasoning: null,
    });
  });

  test('is never made less urgent by the model', async () => {
    const text = 'He collapsed in the garden and his gums are white and he is breathing hard';
    vendor.says = () =>
      facts({ quote: 'in the garden', fact: 'He is playing and full of energy.' });
    const step = await begin(helped, text);
    expect(step.triage?.level).toBe('emergency');
    expect((await begin(engine, text)).triage?.level).toBe('emergency');
  });

  test.each([
    ['an error', () => 500],
    ['no JSON', () => 'I am sorry'],
    ['another shape', () => JSON.stringify({ facts: 'none' })],
    ['markup', () => facts({ quote: 'my boy keeps', fact: '<script>alert(1)</script>' })],
    [
      'too much',
      () => facts(...Array.from({ length: 41 }, () => ({ quote: 'my boy', fact: 'x y z' }))),
    ],
  ])('goes on alone when the model answers with %s', async (_kind, says) => {
    vendor.says = says;
    const step = await begin(helped, ODD);
    expect(step.question).not.toBeNull();
    expect(lines.join(' ')).toContain('embedded engine alone');
    const report = await helped.finalize(step.state, hear);
    expect(report.analysis_overview).not.toContain('reader-1');
  });

  test('a button’s answer is not sent to the model', async () => {
    vendor.says = () => facts();
    const step = await begin(helped, ODD);
    vendor.asked.length = 0;
    await helped.answer(step.state, { answer: 'Yes', files: [] }, hear);
    expect(vendor.asked).toEqual([]);
  });

  test('pictures are shown to a model that can see; what it says is told, and is no evidence', async () => {
    vendor.says = ({ user }) =>
      Array.isArray(user) ? JSON.stringify({ seen: 'Blood on the paw.' }) : facts();
    const file = { id: 'a', name: 'paw.png', type: 'image/png', url: '', size: 1, uploadedAt: 0 };
    const start = {
      patient: INIT_BODY.patientData,
      history: { skipped: true as const },
      symptoms: 'He limps on the left front leg',
    };
    const step = await helped.begin({ ...start, files: [file] }, hear);
    const picture = vendor.asked.find(({ user }) => Array.isArray(user));
    expect(JSON.stringify(picture?.user)).toContain(`data:image/png;base64,${PIXEL.base64}`);
    const plain = await engine.begin({ ...start, files: [file] }, hear);
    expect(step.extractionSummary).toBe(plain.extractionSummary);
    const report = await helped.finalize(step.state, hear);
    expect(report.analysis_overview).toContain('paw.png');
    expect(report.analysis_overview).toContain('Blood on the paw.');
  });
});

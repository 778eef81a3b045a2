import { describe, expect, test } from 'vitest';
import { Assessment, SPECIES, type IntakeSpecies } from '@petwise/contracts';
import * as v from 'valibot';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import type { AssessmentStep } from '@petwise/assessor';
import { createEngineAssessor } from '@petwise/assessor';

const assessor = createEngineAssessor();
const lines: string[] = [];
const addLine = (line: string): void => void lines.push(line);

function begin(symptoms: string, species: IntakeSpecies = 'dog'): Promise<AssessmentStep> {
  const patient = { ...INIT_BODY.patientData, species };
  return assessor.begin({ patient, history: { skipped: true }, symptoms, files: [] }, addLine);
}

describe('the embedded engine as assessor', () => {
  test('CHAT-11 two complaints lead to different questions', async () => {
    const gut = await begin('He has been vomiting since yesterday and will not eat');
    const ear = await begin('She keeps shaking her head and scratching her ear, it smells');
    expect(gut.question).not.toBeNull();
    expect(ear.question).not.toBeNull();
    expect(gut.question?.text).not.toBe(ear.question?.text);
  });

  test('SOCK-03 every line it thinks is handed over as it is thought', async () => {
    lines.length = 0;
    const step = await begin('He limps on his left front leg');
    expect(lines).toEqual(step.reasoning);
    expect(lines.length).toBeGreaterThan(2);
  });

  test('Z1 words beside the open question are kept as the owner’s own, and leave it unanswered', async () => {
    const step = await begin('He has been vomiting since yesterday and will not eat');
    const reply = { answer: 'Yes', files: [], aside: true };
    const next = await assessor.answer(step.state, reply, addLine);
    const report = await assessor.finalize(next.state, addLine);
    const [entry] = report.clinical_question_analysis;
    expect(entry).toMatchObject({ question: 'What you added in your own words', answer: 'Yes' });
    expect(entry?.question).not.toBe(step.question?.text);
  });

  test('bug: words typed beside a pressed "No" made it Yes', async () => {
    let step = await begin('He limps on his left front leg');
    while (step.question?.options[1] !== 'No')
      step = await assessor.answer(step.state, { answer: 'Not sure', files: [] }, addLine);
    const { id } = step.question;
    const reply = { answer: 'yes he does\nhe also has diarrhea\nNo', files: [] };
    const next = await assessor.answer(step.state, reply, addLine);
    const { signs } = await assessor.understood(next.state);
    expect(signs.find((sign) => sign.id === id)).toMatchObject({ present: false });
    expect(signs.find((sign) => sign.id === 'diarrhea')).toMatchObject({ present: true });
  });

  test('API-02 the report is the assessment entity, whole', async () => {
    let step = await begin('He has been vomiting since yesterday and will not eat');
    for (let turn = 0; turn < 6 && !step.canProcessResults; turn += 1) {
      // As it is kept between calls.
      const stored: unknown = JSON.parse(JSON.stringify(step.state));
      step = await assessor.answer(stored, { answer: 'Yes', files: [] }, addLine);
    }
    const report = await assessor.finalize(step.state, addLine);
    const parsed = v.parse(v.strictObject(Assessment.entries), report);
    expect(parsed.primary_diagnosis?.condition).toMatch(/\w/);
    expect(parsed.clinical_question_analysis.length).toBeGreaterThan(0);
    expect(parsed.triage?.advice).toMatch(/\w/);
    expect(parsed.engine?.knowledgeVersion).toMatch(/dog/);
  });

  test.each([...SPECIES, 'other'] as const)('%s can be assessed', async (species) => {
    const step = await begin('not eating and very tired since yesterday', species);
    const report = await assessor.finalize(step.state, addLine);
    expect(v.is(Assessment, report)).toBe(true);
  });
});

import type { Assessment, Question } from '@petwise/contracts';
import { expect, test } from 'vitest';
import type { AssessmentStep } from './assessor.ts';
import { consultTitle } from './consult-title.ts';
import { markedAsDeviceMade } from './device-mark.ts';
import { isOlderQuestion } from './shown-question.ts';
import { ownerTurn, stepTurns } from './turns.ts';

const question: Question = {
  id: 'q1',
  text: 'Is he eating?',
  options: ['Yes', 'No'],
  can_process_results: false,
  thinking_stream: 'line',
  why_this_question: 'It tells much.',
};

const step: AssessmentStep = {
  state: {},
  question,
  canProcessResults: false,
  extractionSummary: 'He vomits.',
  mismatchWarning: 'He was said to be well.',
  triage: { level: 'soon', reasons: [], advice: '' },
  reasoning: [],
};

test('CHAT-02 a step becomes what was understood, what is odd and what is asked, in this order', () => {
  const turns = stepTurns(step);
  expect(turns.map(({ messageType }) => messageType)).toEqual([
    'extraction_summary',
    'warning',
    'question',
  ]);
  expect(turns.at(-1)).toMatchObject({ question, reasoning: 'It tells much.' });
  expect(stepTurns({ ...step, extractionSummary: '', mismatchWarning: null })).toHaveLength(1);
  expect(ownerTurn('answer', 'Yes', [])).toMatchObject({ role: 'user', content: 'Yes' });
});

test('a title is the first words on one line, or the names of the files', () => {
  expect(consultTitle(' He  vomits\nagain ', [])).toBe('He vomits again');
  expect(consultTitle('x'.repeat(100), [])).toBe(`${'x'.repeat(79)}…`);
  const file = { id: '1', name: 'blood.pdf', size: 1, type: 'application/pdf' };
  expect(consultTitle('', [file])).toBe('blood.pdf');
});

test.each([
  [undefined, false],
  ['', false],
  ['Is he eating? ', false],
  ['Is he drinking?', true],
  [question, false],
  [{ ...question, id: 'q0' }, true],
])('an answer to %j is to an older question: %j', (shown, older) => {
  expect(isOlderQuestion(shown, question)).toBe(older);
});

test('with no question open, any that is named is older', () => {
  expect(isOlderQuestion(question, null)).toBe(true);
  expect(isOlderQuestion(null, null)).toBe(false);
});

test('a report from a device says so in its mark and in the name of its engine', () => {
  const report: Assessment = {
    primary_diagnosis: null,
    differential_diagnoses: [],
    recommended_tests: [],
    supplement_recommendations: [],
    clinical_question_analysis: [],
    engine: { name: 'Petwise engine', version: '1', knowledgeVersion: '2' },
  };
  const marked = markedAsDeviceMade(report, 'differs');
  expect(marked.madeOnDevice).toBe('differs');
  expect(marked.engine).toMatchObject({ version: '1', knowledgeVersion: '2' });
  expect(marked.engine?.name).toContain('not confirmed');
  expect(report.engine?.name).toBe('Petwise engine');
});

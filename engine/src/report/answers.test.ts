import { beforeAll, describe, expect, it } from 'vitest';
import { engineOf, loadEngines, play, playOn, start } from '../testing/consults.ts';
import type { History } from '../types.ts';

beforeAll(loadEngines, 120_000);

const THIRSTY =
  'She has been vomiting for three days. She drinks a lot more water than usual and pees a lot. She is tired.';

describe('what a report says about each answer', () => {
  it('RPT-04 names the warning sign that an answer raised, and says no number twice', () => {
    const { report } = play('dog', 'He tires quickly on walks', (id) =>
      id === 'pale_gums' ? 'Yes' : 'No',
    );
    const pale = report.clinical_question_analysis.find(({ question }) => /pale/.test(question));
    expect(pale?.clinical_significance).toContain('It raised a warning sign: pale gums. ');
    for (const {
      clinical_significance,
      impact_on_diagnosis,
      effect,
    } of report.clinical_question_analysis) {
      expect(clinical_significance).not.toContain(`${effect.condition}:`);
      expect(clinical_significance).not.toBe(impact_on_diagnosis);
    }
  });

  it('RPT-03 never says more than 95 % before a test, in an answer as in the diagnosis', () => {
    const blocked = 'My male cat strains to pee and cries, and no urine comes.';
    const { report } = playOn(start('cat', blocked, { sex: 'male' }), () => 'Yes');
    expect(report.primary_diagnosis?.confidence).toBe(0.95);
    for (const { impact_on_diagnosis } of report.clinical_question_analysis)
      expect(impact_on_diagnosis).not.toMatch(/over 99 %|9[6-9] %/);
  });
});

describe('what a report says in words', () => {
  it('RPT-04 the word beside a number is the word of the report for that number', () => {
    const { report } = play('dog', THIRSTY, () => 'No');
    const stated = [report.primary_diagnosis, ...report.differential_diagnoses].map(
      (one) =>
        [one?.confidence ?? 0, /this is ([a-z ]+) \(/.exec(one?.reasoning ?? '')?.[1]] as const,
    );
    expect(stated.length).toBeGreaterThan(1);
    for (const [p, word] of stated)
      expect(word).toBe(
        p >= 0.8
          ? 'very likely'
          : p >= 0.6
            ? 'likely'
            : p >= 0.3
              ? 'possible'
              : p >= 0.1
                ? 'less likely'
                : 'unlikely',
      );
  });

  it('CHAT-12 what has a value of its own stands in a sentence of its own', () => {
    const { extractionSummary } = start('dog', 'He vomits since yesterday and is tired.');
    expect(extractionSummary).toMatch(
      /We understood: [^:]+ and [^:]+\. How long it has been going on: /,
    );
  });

  it('asks the vet about the medicines that the animal gets, and about none when there are none', () => {
    const given: History = {
      medications: ['Carprofen', ' ', 'x'.repeat(500)],
      chronicIllnesses: [],
      priorOperations: [],
      vaccinationHistory: '',
      diet: '',
      environment: '',
    };
    const asked = (history: History): string | undefined =>
      engineOf('dog')
        .finalize(start('dog', THIRSTY, { history }).state)
        .questionsForYourVet.find((question) => question.includes('medicine'));
    expect(asked(given)).toMatch(/^Could a medicine play a part.+\(Carprofen and x{60}\)\?$/);
    expect(asked({ ...given, medications: [] })).toBeUndefined();
    expect(asked({ skipped: true })).toBeUndefined();
  });

  it('the list of what to come back for says nothing twice, and names the animal', () => {
    const { state } = start('dog', `${THIRSTY} She eats more than usual and has lost weight.`);
    const { returnIf } = engineOf('dog').finalize(state);
    const bare = returnIf.map((line) => line.replace('your dog ', ''));
    for (const one of bare) expect(bare.filter((other) => other.includes(one))).toEqual([one]);
    expect(returnIf.at(-1)).toBe('your dog collapses or cannot be woken');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngines, play } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const unsure = (): string => 'Not sure';

describe('two problems at once', () => {
  it('RPT-04 the signs that the first cause does not have get a list of their own', () => {
    const { report } = play(
      'dog',
      'He scratches his ear all day, shakes his head, the ear smells and has brown wax in it. He also limps on his back leg since yesterday and will not put weight on it.',
      unsure,
    );
    const { secondProblem, primary_diagnosis: first } = report;
    expect(`${first.condition} ${secondProblem?.signs.join(' ')}`).toMatch(/ear.*limp|limp.*ear/is);
    expect(secondProblem?.causes.length).toBeGreaterThan(0);
    expect(secondProblem?.causes.map(({ condition }) => condition)).not.toContain(first.condition);
  });

  it('RPT-04 begins that list with what the report of these signs alone begins with', () => {
    const limps = 'He limps on his back leg since yesterday and will not put weight on it.';
    const itches = 'He scratches his ear all day, shakes his head, the ear smells.';
    const alone = play('dog', limps, unsure).report.primary_diagnosis;
    const { secondProblem } = play('dog', `${itches} ${limps}`, unsure).report;
    expect(secondProblem?.causes[0]?.condition).toBe(alone.condition);
  });

  it('ENG bug: what the first cause does not have waits no longer because of it', () => {
    const { report } = play(
      'dog',
      'Vomiting since yesterday and limping on the left front leg',
      unsure,
    );
    expect(report.triage?.level).toBe('soon');
  });

  it('RPT-04 one illness with signs of its own has no second problem', () => {
    const { report } = play(
      'dog',
      'He scratches his ear all day, shakes his head, the ear smells and has brown wax in it.',
      unsure,
    );
    expect(report.secondProblem).toBeNull();
  });
});

describe('nothing to name', () => {
  it('ENG an animal that has died gets no urgency and no question, and words of comfort', () => {
    const { report, questions } = play(
      'hamster',
      'She had a wet bottom for two days and would not eat. She died this morning. Was it my fault?',
      unsure,
    );
    expect(questions).toEqual([]);
    expect(report.nothingRead).toBe('has-died');
    expect(report.triage).toBeNull();
    expect(report.analysis_overview).toMatch(/sorry for your loss/);
  });

  it('ENG whoever asks whether it is time keeps the urgency and gets words and questions for the vet', () => {
    const { report } = play(
      'cat',
      'She is 17, eats nothing and hides. Is it time to let her go?',
      unsure,
    );
    expect(report.triage).not.toBeNull();
    expect(report.care?.goodbye).toMatch(/whether it is time/);
    expect(report.care?.do).toHaveLength(3);
    expect(report.questionsForYourVet[0]).toMatch(/Is it time/);
  });

  it('ENG a change without its sign is seen soon, by no name', () => {
    const { report } = play('hamster', 'Not sure what is wrong', (id) =>
      id === 'what-changed' ? 'Eating, drinking or energy' : 'Not sure',
    );
    expect(report.triage?.level).toBe('soon');
    expect(report.nothingRead).toBe('unnamed-change');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { engineOf, loadEngines, start } from './testing/consults.ts';
import type { ConsultStep } from './types.ts';

beforeAll(loadEngines);

const engine = () => engineOf('dog');

function signs(turn: ConsultStep): string[] {
  return engine()
    .understood(turn.state)
    .signs.filter(({ present }) => present)
    .map(({ id }) => id);
}

describe('“there is blood in it”', () => {
  it.each([
    ['He is vomiting.', 'There is blood in it now', 'vomit_blood'],
    ['He has had diarrhoea since Monday.', "now there's mucus in it", 'diarrhea_mucus'],
  ])('after “%s”, “%s” is of what was told before', (first, text, sign) => {
    expect(signs(start('dog', `${first} ${text}`))).toContain(sign);
    const { state } = start('dog', first);
    const aside = { ...state, asked: [] };
    expect(signs(engine().answer(aside, { text }))).toContain(sign);
  });

  it('is of nothing where nothing was told, and of what stands beside it where that is named', () => {
    expect(signs(start('dog', 'He limps. There is blood in it'))).not.toContain('vomit_blood');
    const { state } = start('dog', 'He is vomiting.');
    const own = engine().answer({ ...state, asked: [] }, { text: 'His wee has blood in it' });
    expect(signs(own)).not.toContain('vomit_blood');
    expect(signs(own)).toContain('pee_blood');
  });
});

describe('a sign that the owner takes back', () => {
  it('ENG counts no more: the case is the same as if it had never been said', () => {
    const both = start('dog', 'He is vomiting. He is coughing.');
    expect(signs(both)).toEqual(expect.arrayContaining(['vomiting', 'cough']));
    const without = engine().correct(both.state, { remove: ['cough'] });
    expect(signs(without)).not.toContain('cough');
    const never = start('dog', 'He is vomiting.');
    expect(without.question).toEqual(never.question);
    expect(without.triage).toEqual(never.triage);
    const report = engine().finalize(without.state);
    expect(report.differential_diagnoses).toEqual(
      engine().finalize(never.state).differential_diagnoses,
    );
  });

  it('ENG takes along what is a kind of it, and all of it can be restored', () => {
    const bloody = start('dog', 'He is throwing up blood.');
    expect(signs(bloody)).toContain('vomit_blood');
    const without = engine().correct(bloody.state, { remove: ['vomiting'] });
    expect(signs(without)).toEqual([]);
    expect(engine().understood(without.state).removed.length).toBeGreaterThan(0);
    const again = engine().correct(without.state, { restore: ['vomiting'] });
    expect(signs(again)).toEqual(signs(bloody));
    expect(engine().finalize(again.state)).toEqual(engine().finalize(bloody.state));
  });

  it('ENG can lower the urgency, and an answer that was taken back says so in the report', () => {
    const first = start('dog', 'He has an itchy ear.');
    const told = engine().answer(first.state, { text: 'Yes' });
    const id = first.question?.id ?? '';
    const back = engine().correct(told.state, { remove: [id] });
    const [analysis] = engine().finalize(back.state).clinical_question_analysis;
    expect(analysis?.clinical_significance).toBe(
      'You took this answer back, so it changed nothing.',
    );
    expect(back.question?.id).not.toBe(id);
  });
});

describe('a correction in the owner’s own words', () => {
  /** The consult of a dog that throws up blood, where the open question is about blood elsewhere. */
  function askedAboutBlood(): ConsultStep {
    let turn = start('dog', 'He is throwing up blood since this morning. He drinks a lot.');
    while (turn.question && !turn.question.text.includes('blood'))
      turn = engine().answer(turn.state, { text: 'Not sure' });
    expect(turn.question?.text).toContain('blood');
    return turn;
  }

  it.each([
    ["No, it's not blood", 'vomit_blood'],
    ['Sorry, it was not blood, it was tomato sauce', 'vomit_blood'],
    ["that's wrong, it is not blood", 'vomit_blood'],
    ['I never said blood', 'vomit_blood'],
  ])('ENG "%s" denies the sign, and is no answer to the open question', (text, finding) => {
    const bloody = engine().answer(askedAboutBlood().state, { text: 'Not sure' });
    expect(signs(bloody)).toContain(finding);
    const open = bloody.question?.id ?? '';
    const turn = engine().answer(bloody.state, { text });
    expect(signs(turn)).not.toContain(finding);
    expect(turn.state.evidence.some((item) => item.finding === open)).toBe(false);
    expect(turn.extractionSummary).toMatch(/Not present: .*blood/);
    expect(signs(turn)).toContain('vomiting');
    expect(turn.mismatchWarning).toContain('We use the newer answer');
  });

  it('ENG denied words that the open question is about are the answer to it', () => {
    const turn = engine().answer(askedAboutBlood().state, { text: "No, it's not blood" });
    expect(signs(turn)).toContain('vomit_blood');
  });

  it('ENG a sign that is taken back leaves what it was a kind of', () => {
    const bloody = start('dog', 'He is throwing up blood.');
    const without = engine().correct(bloody.state, { remove: ['vomit_blood'] });
    expect(signs(without)).toEqual(['vomiting']);
  });

  it('ENG a plain "no" with words about the question stays the answer to it', () => {
    const first = start('dog', 'He is throwing up blood since this morning.');
    const open = first.question?.id ?? '';
    for (const text of ['No', 'no, he does not', 'No, it is fine', 'Nope, never']) {
      const turn = engine().answer(first.state, { text });
      const reading = turn.state.evidence.find((item) => item.finding === open);
      expect([text, reading?.value]).toEqual([text, 'no']);
      expect(signs(turn)).toContain('vomit_blood');
    }
  });
});

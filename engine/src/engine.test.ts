import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confidenceCap } from './report/diagnoses.ts';
import { loadKnowledge } from './index.ts';
import { noHistory, patientOf, wholeOf } from './testing/cases.ts';
import { engineOf, loadEngines, play, start } from './testing/consults.ts';
import type { Assessment, CaseState, History } from './types.ts';

beforeAll(loadEngines);
afterEach(() => vi.unstubAllGlobals());

describe('a consult', () => {
  it('API-02 two different complaints give two different question sequences and reports', () => {
    const ear = play('dog', 'shaking his head and scratching his ear', () => 'Yes');
    const gut = play('dog', 'vomiting since this morning', () => 'Yes');
    expect(ear.questions).not.toEqual(gut.questions);
    expect(ear.report.primary_diagnosis.condition).not.toBe(gut.report.primary_diagnosis.condition);
    expect(ear.report.primary_diagnosis.condition).toMatch(/ear/i);
    expect(ear.report.analysis_overview).not.toBe(gut.report.analysis_overview);
  });

  it('bug: words that say the opposite of a pressed option were believed, and nobody asked', () => {
    const { state } = start('dog', 'limping on a back leg');
    const question = { id: 'vomiting', text: '', options: ['Yes', 'No', 'Not sure'], why: '' };
    const open: CaseState = {
      ...state,
      asked: [{ question, answer: null }],
    };
    const turn = engineOf('dog').answer(open, { text: 'he threw up blood twice\nNo' });
    const { signs } = engineOf('dog').understood(turn.state);
    expect(signs.find(({ id }) => id === 'vomiting')).toMatchObject({ present: false });
    expect(signs.map(({ id }) => id)).not.toContain('vomit_blood');
    expect(turn.mismatchWarning).toMatch(/beside your answer say .*vomit/);
    expect(turn.state.asked[0]?.answer).toBe('he threw up blood twice\nNo');
  });

  it('ENG the answers decide the next question', () => {
    const yes = play('dog', 'limping on a back leg', () => 'Yes');
    const no = play('dog', 'limping on a back leg', () => 'No');
    expect(yes.questions).not.toEqual(no.questions);
  });

  it('ENG no question comes twice, each ends with "Not sure", and each has a reason with numbers', () => {
    const { turns, questions } = play('cat', 'she is not eating and hides', () => 'Not sure');
    expect(new Set(questions).size).toBe(questions.length);
    for (const turn of turns)
      if (turn.question) {
        expect(turn.question.options.at(-1)).toBe('Not sure');
        // The list of dangers is about many signs at once, so it has no number of its own.
        if (turn.question.id === 'danger-now')
          expect(turn.question.why).toMatch(/^Safety first: each of these/);
        else expect(turn.question.why).toMatch(/from (?:under )?\d+ % to/);
      }
  });

  it('ENG results may be processed after at most four answers, at once for an emergency', () => {
    for (const text of ['vomiting', 'limping', 'itchy', 'she seems off', 'drinking more']) {
      const { turns } = play('dog', text, () => 'Not sure');
      const answered = turns.findIndex((turn) => turn.canProcessResults);
      expect(answered).toBeGreaterThanOrEqual(0);
      expect(answered).toBeLessThanOrEqual(4);
    }
    expect(start('cat', 'my male cat cannot pee and cries').canProcessResults).toBe(true);
  });

  it('ENG the consult stops by itself within twelve questions', () => {
    for (const text of ['vomiting', 'he is not himself', 'cough', ''])
      expect(play('dog', text, () => 'No').questions.length).toBeLessThanOrEqual(12);
  });

  it('ENG a child question is never asked when its parent is absent', async () => {
    const parents = new Map(
      (await loadKnowledge('dog')).findings.flatMap((finding) =>
        finding.parent ? [[finding.id, finding.parent] as const] : [],
      ),
    );
    const { turns } = play(
      'dog',
      'no vomiting, no diarrhea, no cough, but tired and off food',
      () => 'No',
    );
    for (const turn of turns) {
      const parent = turn.question ? parents.get(turn.question.id) : undefined;
      if (parent)
        expect(
          turn.state.evidence.some(
            (item) =>
              item.value === 'yes' &&
              (item.finding === parent || parents.get(item.finding) === parent),
          ),
        ).toBe(true);
    }
  });

  it('ENG own words are understood as well as the buttons', () => {
    let first = start('dog', 'coughing like a goose since he was at the kennels');
    while (first.question && !first.question.options[0]?.startsWith('Yes'))
      first = engineOf('dog').answer(first.state, { text: 'Not sure' });
    const question = first.question;
    if (!question) throw new Error('no yes-or-no question');
    const yes = engineOf('dog').answer(first.state, { text: question.options[0] ?? 'Yes' });
    const own = engineOf('dog').answer(first.state, { text: 'yeah, he does' });
    expect(own.state.evidence.at(-1)?.value).toBe(yes.state.evidence.at(-1)?.value);
  });

  it('ENG a correction in words is taken up', () => {
    const first = start('dog', 'vomiting and diarrhea');
    const second = engineOf('dog').answer(first.state, {
      text: 'Actually he is not vomiting, only diarrhea',
    });
    const vomiting = second.state.evidence.filter((item) => item.finding === 'vomiting').at(-1);
    expect(vomiting?.value).toBe('no');
    expect(second.mismatchWarning).toContain('vomiting');
  });

  it('ENG the summary says what was understood, what is absent, and asks for correction', () => {
    const { extractionSummary } = start('dog', 'itchy paws but no vomiting');
    expect(extractionSummary).toMatch(
      /We understood: .*paws.*Not present: vomiting.*Please correct me in your own words/s,
    );
  });

  it('RPT-07 the report names each sign that was told, and each that was denied, its since-when apart', () => {
    const dog = engineOf('dog');
    const { state } = start('dog', 'He has been vomiting since yesterday, but no diarrhea');
    expect(dog.finalize(state).signs).toEqual({
      present: ['vomiting'],
      absent: ['diarrhea'],
      since: [{ sign: 'vomiting', words: 'since yesterday' }],
    });
  });

  it('bug: "Not sure" was answered with "We did not recognize a sign in your words yet"', () => {
    const dog = engineOf('dog');
    let turn = start('dog', 'itchy, and scratching her ears');
    let yes = 0;
    for (let asked = 0; turn.question && asked < 6; asked += 1) {
      const { options, text } = turn.question;
      expect(dog.answer(turn.state, { text: 'Not sure' }).extractionSummary, text).toBe('');
      turn = dog.answer(turn.state, { text: options[0] ?? 'Yes' });
      if (turn.extractionSummary.startsWith('We understood: ')) yes += 1;
    }
    expect(yes).toBeGreaterThan(2);
    const own = dog.answer(start('dog', 'vomiting').state, { text: 'qwert zuiop' });
    expect(own.extractionSummary).toContain('qwert zuiop');
  });

  it('ENG asks once about two signs that do not go together', () => {
    const first = start('dog', 'he is not eating much and losing weight');
    expect(first.mismatchWarning).toBeNull();
    const second = engineOf('dog').answer(first.state, { text: 'now he is hungrier than usual' });
    expect(second.mismatchWarning).toMatch(/both "eating less.*" and "eating more/);
    const third = engineOf('dog').answer(second.state, { text: 'he really is hungrier' });
    expect(third.mismatchWarning).toBeNull();
  });

  it('ENG doubts are raised: another species, an impossible sex, once only', () => {
    const wrong = start('dog', 'my cat is sneezing');
    expect(wrong.mismatchWarning).toContain('a cat');
    expect(start('dog', 'he is pregnant', { sex: 'male' }).mismatchWarning).toContain('male');
    const young = { age: 3, ageUnit: 'months' } as const;
    expect(start('dog', 'my old dog is limping', young).mismatchWarning).toContain('old animal');
    expect(start('dog', 'my 3 month old dog is limping', young).mismatchWarning).toBeNull();
    expect(start('dog', 'my dog sneezes when the cat is near').mismatchWarning).toBeNull();
    expect(engineOf('dog').answer(wrong.state, { text: 'Yes' }).mismatchWarning).toBeNull();
  });

  it('ENG reasoning lines are streamed as they are written and returned', () => {
    const lines: string[] = [];
    const turn = engineOf('dog').begin(
      { patient: patientOf('dog'), history: noHistory, symptoms: 'vomiting for 3 days' },
      (line) => lines.push(line),
    );
    expect(lines).toEqual(turn.reasoning);
    expect(lines.join(' ')).toMatch(/vomiting.*Comparing \d+ conditions seen in dogs.*question/s);
  });
});

describe('history, weight and laboratory values count', () => {
  const sick = 'puppy with vomiting and bloody diarrhea, very tired';
  const vaccinated = (vaccinationHistory: string): History => ({
    medications: [],
    chronicIllnesses: [],
    priorOperations: [],
    vaccinationHistory,
    diet: '',
    environment: '',
  });
  const chanceOf = (report: Assessment, name: RegExp): number =>
    [wholeOf(report).primary_diagnosis, ...report.differential_diagnoses].find((item) =>
      name.test(item.condition),
    )?.confidence ?? 0;

  it('ENG vaccination moves parvovirus', () => {
    const engine = engineOf('dog');
    const run = (status: string): number =>
      chanceOf(
        engine.finalize(
          start('dog', sick, { age: 4, ageUnit: 'months', history: vaccinated(status) }).state,
        ),
        /Parvo/,
      );
    expect(run('Not vaccinated')).toBeGreaterThan(run('Up to date'));
  });

  it('ENG a laboratory value moves the result and lifts the cap', () => {
    const engine = engineOf('cat');
    const input = {
      patient: patientOf('cat', { age: 13 }),
      history: noHistory,
      symptoms: 'losing weight but always hungry, drinks more',
    };
    const without = engine.finalize(engine.begin(input).state);
    const withLab = engine.finalize(
      engine.begin({ ...input, labFindings: [{ analyte: 't4', flag: 'high' }] }).state,
    );
    expect(chanceOf(withLab, /Hyperthyroidism/)).toBeGreaterThan(
      chanceOf(without, /Hyperthyroidism/),
    );
    expect(without.primary_diagnosis?.confidence).toBeLessThanOrEqual(confidenceCap);
    expect(withLab.primary_diagnosis?.confidence).toBeGreaterThan(confidenceCap);
  });

  it('ENG a critical laboratory value is an emergency', () => {
    const turn = engineOf('dog').begin({
      patient: patientOf('dog'),
      history: noHistory,
      symptoms: 'tired',
      labFindings: [{ analyte: 'potassium', flag: 'high', value: 7.8, unit: 'mEq/L' }],
    });
    expect(turn.triage?.level).toBe('emergency');
  });
});

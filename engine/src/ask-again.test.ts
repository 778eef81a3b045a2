import { beforeAll, describe, expect, it } from 'vitest';
import { noneOfThese, nothingWrong } from '../words/ask-again.ts';
import type { AnySpecies } from './knowledge-types.ts';
import { engineOf, everySpecies, loadEngines, start } from './testing/consults.ts';
import type { Assessment, ConsultStep } from './types.ts';

beforeAll(loadEngines, 120_000);

/** Plays a consult to its end with one reply to every question. */
function toTheEnd(
  first: ConsultStep,
  species: AnySpecies,
  reply: string,
): { asked: string[]; report: Assessment } {
  const engine = engineOf(species);
  const asked: string[] = [];
  let turn = first;
  while (turn.question) {
    asked.push(turn.question.id);
    turn = engine.answer(turn.state, { text: reply });
  }
  return { asked, report: engine.finalize(turn.state) };
}

const noSign: readonly string[] = [
  'hi',
  'asdf',
  'test',
  'when is the next vaccination due',
  'nothing wrong really, just want to know if she needs her jabs',
  'what do you charge for a check-up',
  'thank you so much',
];

const otherLanguages: readonly string[] = [
  'Mon lapin ne mange plus depuis deux jours.',
  'Mi conejo no quiere comer desde ayer y está muy triste.',
  'Mein Hund hat seit gestern Durchfall und frisst nicht.',
  'Il mio gatto non mangia da ieri e si nasconde.',
  'Moja kotka nie je od wczoraj.',
  'Моя собака не ест',
];

describe('a message of which no sign is read', () => {
  it.each(everySpecies)(
    'ENG %s: gets no diagnosis and no urgency, whatever is denied',
    (species) => {
      for (const text of noSign)
        for (const reply of ['No', 'Not sure', nothingWrong]) {
          const first = start(species, text);
          expect(first.triage).toBeNull();
          expect(first.question?.text).toMatch(/^What has changed in your/);
          const { report } = toTheEnd(first, species, reply);
          expect(report.triage).toBeNull();
          expect(report.primary_diagnosis).toBeNull();
          expect(report.differential_diagnoses).toEqual([]);
          expect(report.wouldBeEmergency).toEqual([]);
          expect(report.nothingRead).toBe('no-sign');
          expect(report.analysis_overview).toContain('no sign of illness');
          expect(report.returnIf.length).toBeGreaterThan(4);
        }
    },
  );

  it('ENG is asked again plainly, then about danger now, then about the part named', () => {
    const engine = engineOf('cat');
    const first = start('cat', 'hello');
    expect(first.canProcessResults).toBe(false);
    const named = engine.answer(first.state, { text: 'Passing urine' });
    expect(named.question?.id).toBe('danger-now');
    expect(named.triage).toBeNull();
    for (const text of [noneOfThese, 'no'])
      expect(engine.answer(named.state, { text }).question?.text).toMatch(/urin/);
    const safe = engine.answer(named.state, { text: noneOfThese });
    const told = engine.answer(safe.state, { text: 'He strains to pee and nothing comes' });
    expect(told.triage?.level).toBe('emergency');
  });

  it('ENG words given to the second question are read like a first message', () => {
    const engine = engineOf('dog');
    const told = engine.answer(start('dog', 'hello').state, {
      text: 'He keeps retching, nothing comes up and his belly is huge',
    });
    expect(told.triage?.level).toBe('emergency');
    expect(engine.finalize(told.state).primary_diagnosis?.condition).toMatch(/bloat/i);
  });

  it.each(everySpecies)(
    'ENG %s: each button of danger raises the urgency, or the sign that decides is asked about',
    (species) => {
      const engine = engineOf(species);
      const asked = engine.answer(start(species, 'hello').state, { text: 'Not sure' });
      const labels = asked.question?.options.slice(0, -2) ?? [];
      expect(labels.length).toBeGreaterThan(5);
      expect(labels.length).toBeLessThanOrEqual(16);
      const calm: string[] = [];
      for (const text of labels) {
        const { triage, question } = engine.answer(asked.state, { text });
        const raised = triage?.level === 'emergency' || triage?.level === 'today';
        if (!raised && !question?.why.startsWith('Safety first')) calm.push(text);
      }
      expect(calm).toEqual([]);
    },
  );

  it.each(everySpecies)(
    'ENG %s: dangers are listed once, within the first two questions',
    (species) => {
      for (const text of ['a bit quiet', 'asdf', 'he limps a little']) {
        const { asked } = toTheEnd(start(species, text), species, 'Not sure');
        const places = asked.flatMap((id, place) => (id === 'danger-now' ? [place] : []));
        if (start(species, text).triage?.level === 'emergency') continue;
        expect(places.length, text).toBe(1);
        expect(places[0], text).toBeLessThan(2);
      }
    },
  );
});

describe('a message understood in part only', () => {
  const strange =
    'Zorbling the flumpet made her wobbegong squiffle, her plimsole grunzels, she sneezes, grobbling drindles';

  it('ENG is asked about danger first, then what has changed, and gets no list of causes', () => {
    const first = start('dog', strange);
    expect(first.triage).toBeNull();
    expect(first.question?.id).toBe('danger-now');
    expect(first.question?.text).toContain('only a part of your words');
    const { asked, report } = toTheEnd(first, 'dog', 'Not sure');
    expect(asked.slice(0, 2)).toEqual(['danger-now', 'what-changed']);
    expect(report.nothingRead).toBe('half-read');
    expect(report.differential_diagnoses).toEqual([]);
    expect(report.analysis_overview).toContain('You told us about');
    expect(report.unmatchedText.length).toBeGreaterThan(0);
  });

  it('ENG is assessed once an answer tells a sign', () => {
    const told = engineOf('dog').answer(start('dog', strange).state, {
      text: 'He has a runny nose',
    });
    expect(told.triage).not.toBeNull();
  });

  it('ENG never hides an alarm', () => {
    const first = start('dog', `${strange}, he can not breathe`);
    expect(first.triage?.level).toBe('emergency');
  });
});

it('14.4 what was read as over is given back, so that the owner can say it is not', () => {
  const first = start('dog', 'He vomited all night. He is right as rain now.');
  const { report } = toTheEnd(first, 'dog', 'Not sure');
  expect(report.triage).toBeNull();
  expect(report.analysis_overview).toContain('We took this as over: “vomited');
});

describe('a message in another language', () => {
  it.each(otherLanguages)('ENG "%s" is not read as signs, and says so', (text) => {
    const first = start('dog', text);
    expect(first.state.evidence).toEqual([]);
    expect(first.mismatchWarning).toContain('Petwise reads English only');
    expect(first.mismatchWarning).toContain('Emergency help');
    const { report } = toTheEnd(first, 'dog', 'Not sure');
    expect(report.nothingRead).toBe('other-language');
    expect(report.unmatchedText).toContain(text);
    expect(report.analysis_overview).toContain('English only');
  });

  it('ENG is said of an answer too, and changes nothing of what was read', () => {
    const engine = engineOf('dog');
    const first = start('dog', 'He vomits since yesterday.');
    const turn = engine.answer(first.state, { text: 'no lo sé, está muy cansado desde ayer' });
    expect(turn.mismatchWarning).toContain('Petwise reads English only');
    expect(turn.triage?.level).toBe(first.triage?.level);
  });

  it('ENG names of breeds and loan words are English', () => {
    for (const text of [
      'Dogue de Bordeaux vomiting',
      'my café au lait poodle is limping',
      'Coton de Tulear, not eating',
      'Señor Fluffy is limping',
    ])
      expect(start('dog', text).mismatchWarning).toBeNull();
  });
});

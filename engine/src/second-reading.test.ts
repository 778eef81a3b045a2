import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Listened } from './second-reading.ts';
import { engineOf, loadEngines, start } from './testing/consults.ts';
import { levels } from './infer/triage.ts';
import type { ReadState, ConsultStep } from './types.ts';

beforeAll(loadEngines);

const engine = () => engineOf('dog');
const rank = ({ triage }: Pick<ConsultStep, 'triage'>): number =>
  triage === null ? levels.length : levels.indexOf(triage.level);

type Sign = Listened['heard'][number];

function sign(finding: string | null, quote: string, state: ReadState = 'present'): Sign {
  return { finding, state, quote, sure: true };
}

/** What another reader says of the first description. */
function withReading(turn: ConsultStep, ...signs: Sign[]): ConsultStep {
  return engine().listen(turn.state, { turn: 0, heard: signs });
}

/** Words that the engine does not know as a sign. */
const ODD = 'Since this morning my boy keeps yodelling his dinner back onto the rug.';

describe('another reader', () => {
  it('ENG what it alone hears is asked, and counts only once the owner says so', () => {
    const own = start('dog', ODD);
    const turn = withReading(own, sign('vomiting', 'yodelling his dinner back'));
    expect(turn.state.evidence).toEqual(own.state.evidence);
    expect(turn.question).toEqual(own.question);
    expect(engine().understood(turn.state).checks).toEqual([
      { id: 'vomiting', words: 'vomiting', quote: 'yodelling his dinner back', against: false },
    ]);
    const yes = engine().check(turn.state, { finding: 'vomiting', answer: 'yes' });
    const { signs, checks } = engine().understood(yes.state);
    expect(checks).toEqual([]);
    expect(signs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'vomiting', present: true, heardBy: 'second' }),
      ]),
    );
    for (const answer of ['no', 'unsure'] as const) {
      const other = engine().check(turn.state, { finding: 'vomiting', answer });
      expect(other.state.evidence).toEqual(own.state.evidence);
      expect(other.question).toEqual(own.question);
    }
  });

  it('ENG what both hear stays as said, and the chip says so', () => {
    const own = start('dog', 'He is vomiting and has a cough.');
    const turn = withReading(own, sign('vomiting', 'He is vomiting'));
    expect(engine().understood(turn.state).checks).toEqual([]);
    const by = new Map(
      engine()
        .understood(turn.state)
        .signs.map((s) => [s.id, s.heardBy]),
    );
    expect(by.get('vomiting')).toBe('both');
    expect(by.get('cough')).toBe('engine');
  });

  it('ENG what it doubts is lowered by nobody but the owner', () => {
    const own = start('dog', 'He collapsed in the garden and his gums are white.');
    expect(own.triage?.level).toBe('emergency');
    const turn = withReading(
      own,
      sign('pale_gums', 'his gums are white', 'past'),
      sign('collapse', 'He collapsed', 'other-animal'),
    );
    expect(turn.triage).toEqual(own.triage);
    const ids = engine()
      .understood(turn.state)
      .checks.map(({ id, against }) => `${id} ${against}`);
    expect(ids).toEqual(expect.arrayContaining(['pale_gums true', 'collapse true']));
    const no = engine().check(turn.state, { finding: 'collapse', answer: 'no' });
    expect(
      engine()
        .understood(no.state)
        .removed.map(({ id }) => id),
    ).toContain('collapse');
    expect(
      engine().check(turn.state, { finding: 'collapse', answer: 'yes' }).state.evidence,
    ).toEqual(own.state.evidence);
  });

  it('ENG it doubts a sign only by the text that told of it, not by a later one', () => {
    const own = start('dog', 'He is vomiting and has a cough.');
    const against = (state: ConsultStep['state'], turn: number) =>
      engine()
        .understood(
          engine().listen(state, { turn, heard: [sign('cough', 'has a cough', 'past')] }).state,
        )
        .checks.map(({ id }) => id);
    expect(against(own.state, 0)).toEqual(['cough']);
    const answered = engine().answer(own.state, { text: 'Yes' });
    expect(answered.state.evidence.some(({ turn }) => turn === 1)).toBe(true);
    expect(against(answered.state, 1)).toEqual([]);
  });

  it('ENG at most three are asked, danger first, and none about what the owner has said already', () => {
    const own = start('dog', ODD);
    const turn = withReading(
      own,
      sign('cough', 'on the rug'),
      sign('itching', 'on the rug'),
      sign('vomiting', 'yodelling his dinner back'),
      sign('sneezing', 'on the rug'),
      sign('pale_gums', 'on the rug'),
      sign('seizure', 'keeps yodelling'),
    );
    const ids = engine()
      .understood(turn.state)
      .checks.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    // A cough calls for the question after hard breathing.
    expect(ids.toSorted()).toEqual(['breath_hard', 'pale_gums', 'seizure']);
    const gone = engine().correct(start('dog', 'He has a cough.').state, { remove: ['cough'] });
    const again = engine().listen(gone.state, { turn: 0, heard: [sign('cough', 'a cough')] });
    expect(engine().understood(again.state).checks).toEqual([]);
  });

  it('ENG a danger that we find in the same sentence too counts until the owner answers; one cut out of its sentence does not', () => {
    // As if the reading of the whole text had missed it.
    const whole = start('dog', 'Please help. His gums are white.');
    const own = { ...whole, state: { ...whole.state, evidence: [] } };
    const claim = sign('pale_gums', 'gums are white');
    const turn = withReading(own, claim);
    expect(turn.triage?.level).toBe('emergency');
    expect(turn.state.evidence).toEqual([]);
    expect(engine().finalize(turn.state).triage?.level).toBe('emergency');
    const no = engine().check(turn.state, { finding: 'pale_gums', answer: 'no' });
    expect(no.triage).toBeNull();
    const cut = start('dog', 'My other dog has white gums.');
    const lie = withReading(cut, sign('pale_gums', 'white gums'));
    expect(lie.triage).toEqual(cut.triage);
    expect(engine().understood(lie.state).checks).toHaveLength(1);
  });

  it('ENG a danger of which it alone hears is decided by its own question, with the words that told of it', () => {
    const quote = 'makes the noise of a cat with a hairball';
    const own = start('dog', `Since this morning he ${quote}.`);
    const turn = withReading(own, sign('gagging', quote));
    const [first] = engine().understood(turn.state).checks;
    expect(first).toMatchObject({
      id: 'retching_unproductive',
      danger: 'bloat',
      quote,
      question: expect.stringMatching(/\?$/),
    });
    // Not what it only feared, or heard of another animal.
    const feared = withReading(own, sign('gagging', quote, 'feared'));
    expect(
      engine()
        .understood(feared.state)
        .checks.some(({ danger }) => danger),
    ).toBe(false);
    const answered = (answer: 'yes' | 'no' | 'unsure') =>
      engine().check(turn.state, { finding: 'retching_unproductive', answer });
    expect(rank(answered('yes'))).toBeLessThan(rank(own));
    expect(answered('no').state.evidence).toContainEqual(
      expect.objectContaining({ finding: 'retching_unproductive', value: 'no', source: 'answer' }),
    );
    expect(answered('unsure').state.evidence).toEqual(own.state.evidence);
    expect(engine().finalize(answered('yes').state).secondReading?.asked).toEqual([
      { words: expect.any(String), quote, danger: 'bloat', answer: 'yes' },
    ]);
  });

  it('ENG every sign that alone is a red flag is asked for by its own question', () => {
    const own = start('dog', ODD);
    const turn = withReading(own, sign('seizure', 'keeps yodelling'));
    expect(engine().understood(turn.state).checks[0]).toMatchObject({
      id: 'seizure',
      danger: expect.any(String),
      question: expect.stringMatching(/\?$/),
    });
  });

  it('ENG hears a text once, however often it is told', () => {
    const own = start('dog', ODD);
    const once = withReading(own, sign('vomiting', 'yodelling his dinner back'));
    expect(withReading(once, sign('vomiting', 'yodelling his dinner back')).state).toEqual(
      once.state,
    );
  });

  it('ENG a report says what it did, where the readers differed, and what is not in our knowledge', () => {
    const turn = withReading(
      start('dog', `${ODD} He has a cough.`),
      sign('cough', 'He has a cough'),
      sign('vomiting', 'yodelling his dinner back'),
      sign(null, 'onto the rug'),
    );
    const report = engine().finalize(turn.state);
    expect(report.secondReading).toEqual({
      agreed: ['coughing'],
      differed: [
        { words: 'vomiting', quote: 'yodelling his dinner back', heardAs: 'present', answer: null },
      ],
      unknown: ['onto the rug'],
    });
    expect(engine().finalize(start('dog', 'He has a cough.').state).secondReading).toBeNull();
  });

  it('ENG whatever it says, nothing is less urgent, no question is lost and no evidence changes', () => {
    const texts = [
      'He collapsed in the garden and his gums are white and he is breathing hard.',
      'My dog has been retching with nothing coming up and his belly is swollen.',
      'She has been vomiting since yesterday, is tired and will not eat.',
      'He ate rat poison. He is bright and playful.',
      'He is not vomiting. My other dog coughs.',
      'His ear smells and he shakes his head.',
      ODD,
    ];
    const ids = engine()
      .reportable(start('dog', ODD).state.patient)
      .map(({ id }) => id);
    const states: ReadState[] = ['present', 'absent', 'past', 'other-animal', 'feared', 'asked'];
    const lie = fc.record({
      finding: fc.constantFrom(...ids),
      state: fc.constantFrom(...states),
      place: fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })),
      sure: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(lie, { maxLength: 30 }), (text, lies) => {
        const own = start('dog', text);
        const claims = lies.map(({ place: [from, length], ...rest }) => {
          return { ...rest, quote: text.slice(from, from + length + 3) };
        });
        const turn = engine().listen(own.state, { turn: 0, heard: claims });
        expect(rank(turn)).toBeLessThanOrEqual(rank(own));
        expect(turn.question).toEqual(own.question);
        expect(turn.canProcessResults).toBe(own.canProcessResults);
        expect(turn.state.evidence).toEqual(own.state.evidence);
        expect(turn.state.asked).toEqual(own.state.asked);
        const next = engine().answer(turn.state, { text: 'Not sure' });
        const plain = engine().answer(own.state, { text: 'Not sure' });
        expect(next.question).toEqual(plain.question);
        expect(next.canProcessResults).toBe(plain.canProcessResults);
        expect(rank(next)).toBeLessThanOrEqual(rank(plain));
      }),
      { numRuns: 60, seed: 19 },
    );
  });
});

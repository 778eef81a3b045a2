import { beforeAll, describe, expect, it } from 'vitest';
import { engineOf, loadEngines, start } from './testing/consults.ts';
import type { AnySpecies, CaseState } from './index.ts';

beforeAll(loadEngines, 120_000);

const read = (species: AnySpecies, text: string): Record<string, string> =>
  Object.fromEntries(
    start(species, text).state.evidence.map(({ finding, value }) => [finding, value]),
  );

describe('what an owner counts at home', () => {
  it.each([
    ['cat', 'he is at 56 breaths a minute while asleep', 'breath_fast', 'yes'],
    ['cat', 'I counted 22 breaths per minute', 'breath_fast', 'no'],
    ['dog', 'his breathing rate is 48 at rest', 'breath_fast', 'yes'],
    ['dog', 'I counted 24 breaths in 30 seconds', 'breath_fast', 'yes'],
    ['rabbit', 'she takes 48 breaths a minute', 'breath_fast', 'no'],
    ['horse', 'her heart rate is 68 and she paws', 'pulse_high', 'yes'],
    ['horse', 'pulse of 36', 'pulse_high', 'no'],
    ['horse', 'she has a heart rate of 61', 'pulse_high', 'yes'],
    ['horse', 'a breathing rate of 26 a minute', 'breath_fast', 'yes'],
    ['rabbit', 'a respiratory rate of 48 a minute', 'breath_fast', 'no'],
  ] as const)('ENG is a sign by the published limits of a %s: %s', (species, text, sign, value) => {
    expect(read(species, text)[sign], text).toBe(value);
  });

  it('ENG between the limits, or of something else, it says nothing', () => {
    expect(read('dog', 'I counted 34 breaths a minute')['breath_fast']).toBeUndefined();
    expect(read('dog', 'he is 12 and coughs for 40 minutes')['breath_fast']).toBeUndefined();
  });

  it.each([
    // The published border is 30 in the dog and the cat, 60 in the rabbit, 16 in the horse, whose heart has 44.
    ['dog', 'he breathes less than 30 times a minute', 'breath_fast', 'no'],
    ['dog', 'he breathes less than 40 times a minute', 'breath_fast', undefined],
    ['cat', 'fewer than 40 breaths a minute', 'breath_fast', undefined],
    ['cat', 'she takes fewer than 25 breaths a minute when asleep', 'breath_fast', 'no'],
    ['cat', 'resting respiratory rate is under 30', 'breath_fast', 'no'],
    ['cat', 'her breathing never goes over 28 a minute', 'breath_fast', 'no'],
    ['cat', 'it is no more than 24 breaths per minute', 'breath_fast', 'no'],
    ['cat', 'at most 26 breaths a minute', 'breath_fast', 'no'],
    ['cat', 'he takes 28 breaths a minute or less', 'breath_fast', 'no'],
    ['dog', 'she is not going below 50 breaths a minute, even asleep', 'breath_fast', 'yes'],
    ['dog', "her breathing hasn't dropped below 45 a minute all night", 'breath_fast', 'yes'],
    ['dog', 'breathing more than 60 times a minute lying still', 'breath_fast', 'yes'],
    ['dog', 'at least 50 breaths a minute', 'breath_fast', 'yes'],
    ['dog', 'he breathes about 50 times a minute', 'breath_fast', 'yes'],
    ['dog', 'well over forty breaths a minute while he sleeps', 'breath_fast', 'yes'],
    ['dog', 'his breaths are in the sixties per minute', 'breath_fast', 'yes'],
    ['dog', 'his breaths are in the 60s per minute', 'breath_fast', 'yes'],
    ['dog', 'between 50 and 60 breaths a minute', 'breath_fast', 'yes'],
    ['dog', 'he takes 20-24 breaths a minute', 'breath_fast', 'no'],
    ['dog', 'twenty two breaths a minute asleep', 'breath_fast', 'no'],
    ['dog', '28 to 44 breaths a minute', 'breath_fast', undefined],
    ['rabbit', 'he breathes more than 50 times a minute', 'breath_fast', undefined],
    ['rabbit', 'she takes less than 60 breaths per minute', 'breath_fast', 'no'],
    ['rabbit', 'more than 70 breaths per minute', 'breath_fast', 'yes'],
    ['horse', 'his heart beats less than 40 times a minute', 'pulse_high', 'no'],
    ['horse', 'her pulse stays above 60', 'pulse_high', 'yes'],
    ['horse', 'her pulse is not above 44 a minute', 'pulse_high', 'no'],
    ['horse', 'his breathing is over 30 a minute at rest', 'breath_fast', 'yes'],
    // So few that nobody counted well, or the animal is dying.
    ['dog', 'he takes less than 6 breaths a minute', 'breath_fast', undefined],
    // A limit that the vet gave, a number from before, and one after exercise say nothing of the animal at rest now.
    ['dog', 'the vet says it should be under 30 breaths a minute', 'breath_fast', undefined],
    ['dog', 'used to be under 30 breaths a minute but now it is 60 a minute', 'breath_fast', 'yes'],
    ['horse', 'heart rate of 90 after a gallop, she is well', 'pulse_high', undefined],
    ['dog', 'after a run he takes 60 breaths a minute', 'breath_fast', undefined],
    // Other numbers of the same sentence.
    ['cat', 'at 8 am I counted 48 breaths a minute', 'breath_fast', 'yes'],
    ['dog', 'he is 12 years old and takes 52 breaths a minute', 'breath_fast', 'yes'],
    ['dog', 'breathing fine but he coughs 50 times a minute', 'breath_fast', 'no'],
    // No border is published for it.
    ['bird', 'he breathes more than 50 times a minute', 'breath_fast', undefined],
  ] as const)(
    'ENG weighs more, less and about with the limits of a %s: %s',
    (species, text, sign, value) => {
      expect(read(species, `My ${species} is not himself. ${text}`)[sign], text).toBe(value);
    },
  );

  it('ENG is offered where the sign is asked for, and a bare number is an answer', () => {
    const engine = engineOf('cat');
    let turn = start('cat', 'my cat is coughing and tired for three days');
    while (turn.question && turn.question.id !== 'breath_fast')
      turn = engine.answer(turn.state, { text: 'Not sure' });
    expect(turn.question?.measure).toBe('breaths');
    const next = engine.answer(turn.state, { text: '52' });
    expect(next.state.evidence).toContainEqual(
      expect.objectContaining({ finding: 'breath_fast', value: 'yes', source: 'answer' }),
    );
  });
});

/** The case with one question open, as though it had been asked. */
function asked(species: AnySpecies, sign: string): CaseState {
  const { state } = start(species, 'not right since yesterday');
  const question = { id: sign, text: '', options: ['Yes', 'No', 'Not sure'], why: '' };
  return {
    ...state,
    asked: [...state.asked.filter(({ answer }) => answer !== null), { question, answer: null }],
  };
}

describe('what an owner measures at home beside a question', () => {
  it.each([
    ['cat', 'pain', 'Grimace scale: 4 of 10', 'yes'],
    ['cat', 'pain', 'Grimace scale: 1 of 10', 'no'],
    ['cat', 'pain', 'Grimace scale: 3 of 10', 'unknown'],
    ['cat', 'breath_fast', '2 breaths a minute', 'unknown'],
    ['horse', 'pulse_high', '2 heart beats a minute', 'unknown'],
    ['rabbit', 'pain', 'Grimace scale: 5 of 10', 'yes'],
    ['horse', 'pain', 'Grimace scale: 6 of 12', 'yes'],
    ['horse', 'refill_slow', 'The gum was pink again after 4 seconds', 'yes'],
    ['horse', 'refill_slow', 'The gum was pink again after 2 seconds', 'no'],
    ['horse', 'pulse_high', '64 heart beats a minute', 'yes'],
    ['dog', 'weight_gain', 'Body condition: 8 of 9', 'yes'],
    ['dog', 'weight_gain', 'Body condition: 5 of 9', 'unknown'],
    ['cat', 'weight_loss', 'Body condition: 2 of 9', 'yes'],
    ['cat', 'weight_loss', 'Body condition: 7 of 9', 'unknown'],
    ['dog', 'pale_gums', 'The gums are white', 'yes'],
    ['dog', 'pale_gums', 'The gums are pink', 'no'],
    ['dog', 'blue_gums', 'The gums are blue', 'yes'],
    ['dog', 'blue_gums', 'The gums are pink', 'no'],
    ['cat', 'jaundice', 'The gums are yellow', 'yes'],
    ['cat', 'jaundice', 'The gums are pink', 'no'],
    ['horse', 'refill_slow', 'The gums are dark red', 'yes'],
    // Words that hold a number are words.
    ['horse', 'refill_slow', 'more than 2 seconds', 'yes'],
    ['cat', 'breath_fast', 'Yes, since 8 am', 'yes'],
    ['cat', 'breath_fast', 'Yes, for 10 minutes', 'yes'],
    ['cat', 'breath_fast', 'yes he is 7', 'yes'],
    ['cat', 'breath_fast', 'No, under 40', 'no'],
    ['cat', 'breath_fast', 'since 6 tonight\nYes', 'yes'],
    // A value between the limits takes nothing from them.
    ['dog', 'breath_fast', 'Yes, much faster than usual\n36 breaths a minute', 'yes'],
    ['cat', 'weight_loss', 'Yes, she has lost a kilo\nBody condition: 3 of 9', 'yes'],
    // Measured again, the last one counts.
    ['cat', 'breath_fast', '44 breaths a minute\n28 breaths a minute', 'no'],
  ] as const)('ENG %s, %s: %s counts by its published border', (species, sign, text, value) => {
    const { state } = engineOf(species).answer(asked(species, sign), { text });
    const found = state.evidence.findLast(({ finding }) => finding === sign);
    expect(found?.value).toBe(value);
  });

  it('ENG another colour than was asked for counts as that colour', () => {
    const { state } = engineOf('dog').answer(asked('dog', 'pale_gums'), {
      text: 'The gums are yellow',
    });
    expect(state.evidence).toContainEqual(
      expect.objectContaining({ finding: 'jaundice', value: 'yes' }),
    );
  });

  it('ENG words beside a measurement are read as ever', () => {
    const text = 'he cannot pee since yesterday and is vomiting\nGrimace scale: 1 of 10';
    const { state } = engineOf('cat').answer(asked('cat', 'pain'), { text });
    const found = (finding: string) =>
      state.evidence.findLast((item) => item.finding === finding)?.value;
    expect([found('pain'), found('vomiting'), found('pee_none')]).toEqual(['no', 'yes', 'yes']);
  });

  it.each([
    ['dog', 'The vet said his body condition score is 5/9. He limps.', 'weight_gain'],
    ['dog', 'His skin condition is on 3 of his legs', 'weight_loss'],
    ['horse', 'gums are pink, he coughs for 10 seconds at a time', 'refill_slow'],
  ] as const)('ENG %s: "%s" tells nothing of %s', (species, text, sign) => {
    expect(read(species, text)[sign]).not.toBe('yes');
  });

  it('ENG fast breathing for some minutes is no rate', () => {
    expect(read('dog', 'he has been breathing fast for 20 min')['breath_fast']).toBe('yes');
  });
});

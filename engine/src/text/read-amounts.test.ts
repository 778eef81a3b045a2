import { beforeAll, describe, expect, it } from 'vitest';
import { engineOf, loadEngines, start } from '../testing/consults.ts';
import type { ConsultStep } from '../types.ts';

beforeAll(loadEngines, 120_000);

const dog = (words: string, weight: number): ConsultStep => start('dog', words, { weight });
const levelOf = (turn: ConsultStep): string | undefined => turn.triage?.level;

describe('a poison by its amount', () => {
  // Doses by hand: 100 g x 2.3 / 30 = 7.7; 100 x 2.3 / 8 = 29; 100 x 16 / 10 = 160 mg/kg.
  it.each([
    ['my dog ate 100 g of milk chocolate an hour ago', 30, 'watch'],
    ['my dog ate 100 g of milk chocolate an hour ago', 8, 'today'],
    ['he ate milk chocolate and of 2 a 100 g bar is gone', 30, 'watch'],
    ['he ate a whole 100g bar of dark chocolate', 10, 'emergency'],
    ['she ate 100 grams of baking chocolate', 10, 'emergency'],
    ['he ate two squares of milk chocolate', 25, 'watch'],
    ['he stole half a kilo of milk chocolate', 20, 'emergency'],
    ['he ate two 200 mg ibuprofen tablets', 40, 'today'],
    ['he swallowed four ibuprofen 400 mg tablets', 20, 'emergency'],
    ['he ate one slice of onion', 30, 'watch'],
    ['he ate three whole onions', 15, 'emergency'],
    ['he ate 3 macadamia nuts', 30, 'watch'],
    ['he ate 30 macadamia nuts', 10, 'today'],
    ['he ate one mint with xylitol', 35, 'today'],
    ['he ate ten pieces of sugar free gum with xylitol', 10, 'emergency'],
    ['he ate three paracetamol 500 mg tablets', 10, 'emergency'],
    ['he swallowed one 300 mg aspirin tablet', 20, 'today'],
    ['he swallowed four 500 mg aspirin tablets', 20, 'emergency'],
    // 2 glasses of 200 ml x 45 / 40 = 450; a litre x 45 / 60 = 750; x 320 / 10 = 32 000; 60 g x 1 000 / 20 = 3 000.
    ['he drank two glasses of beer', 40, 'today'],
    ['he lapped up a bottle of cider', 60, 'emergency'],
    ['he drank half a bottle of vodka', 10, 'emergency'],
    // Salt dough: 20 g x 400 / 30 = 267; 400; 90 x 400 / 30 = 1 200.
    ['he ate 20 g of salt dough', 30, 'watch'],
    ['he ate 30 g of salt dough', 30, 'today'],
    ['he ate 90 g of salt dough', 30, 'emergency'],
    ['he ate a handful of rock salt', 20, 'emergency'],
  ])('ENG "%s" at %d kg is %s', (words, weight, level) => {
    expect(levelOf(dog(words, weight)), words).toBe(level);
  });

  it('ENG bug: says the dose, and of its border that it is our estimate and made with what', () => {
    const turn = dog('he ate a 100 g bar of dark chocolate', 10);
    expect(turn.triage?.reasons.join(' ')).toMatch(
      /About 55 mg of theobromine.*10 mg.*Our estimate, made with Gwaltney/,
    );
  });

  it.each([
    'he ate raw bread dough and a spoon of beer',
    'he drank a spoon of beer. He also licked rubbing alcohol',
    'he licked a spoon of surgical spirit',
    'he drank a spoon of beer and some hand sanitiser',
    'he ate 20 g of epsom salt',
    'he ate 5 g of table salt and some ice melt',
  ])('ENG bug: no measured amount hides what was never measured: %s', (words) => {
    expect(levelOf(dog(words, 40))).toBe('emergency');
  });

  it('ENG asks for what is missing, then for the kind where it decides, and takes the answers', () => {
    const engine = engineOf('dog');
    const first = dog('my dog ate some chocolate', 20);
    expect(levelOf(first)).toBe('emergency');
    expect(first.question?.text).toMatch(/how much chocolate/);
    const second = engine.answer(first.state, { text: 'About 100 g' });
    expect(second.question?.text).toMatch(/kind of chocolate/);
    const third = engine.answer(second.state, { text: 'Milk chocolate' });
    expect(levelOf(third)).toBe('today');
    expect(third.question?.text).toMatch(/How long ago/);
    const fourth = engine.answer(third.state, { text: '1 to 2 hours ago' });
    expect(fourth.question?.id).not.toMatch(/^dose/);
    expect(fourth.triage?.reasons.join(' ')).toMatch(/first 2 hours.*MSD/);
  });

  it('ENG keeps the emergency where the owner does not know how much, and asks once', () => {
    const first = dog('my dog ate some chocolate', 20);
    const second = engineOf('dog').answer(first.state, { text: 'Not sure' });
    expect(levelOf(second)).toBe('emergency');
    expect(second.question?.id ?? 'none').not.toMatch(/^dose/);
  });

  it('ENG bug: a weight told beside a size of the form is not asked for again', () => {
    const words = 'he ate 100 g of milk chocolate an hour ago, he weighs 8 kg';
    const turn = start('dog', words, { weight: 'medium', weightUnit: 'category' });
    expect(levelOf(turn)).toBe('today');
    expect(turn.question?.id).not.toMatch(/^dose-weight/);
  });

  it('ENG asks for a weight that the form has as a class only', () => {
    const turn = start('dog', 'he ate 50 g of milk chocolate', {
      weight: 'medium',
      weightUnit: 'category',
    });
    expect(turn.question?.text).toMatch(/How heavy/);
    const next = engineOf('dog').answer(turn.state, { text: '20 kg' });
    expect(levelOf(next)).toBe('watch');
  });

  it.each([
    ['lbs', '44 lb (20 kg)'],
    ['oz', '44 lb (20 kg)'],
    ['kg', '20 kg (44 lb)'],
    ['category', '20 kg (44 lb)'],
  ] as const)(
    'bug: weights were asked in kilograms first, whoever weighs in %s',
    (unit, option) => {
      const words = 'he ate 50 g of milk chocolate';
      const turn = start('dog', words, { weight: null, weightUnit: unit });
      expect(turn.question?.options).toContain(option);
      for (const text of ['20 kg (44 lb)', '44 lb (20 kg)', '44 pounds', '20 kilos']) {
        expect(levelOf(engineOf('dog').answer(turn.state, { text })), text).toBe('watch');
      }
      // 50 x 2.3 / 2 = 57.
      for (const text of ['2 kg (4 lb)', '4 lb (2 kg)', '4 pounds']) {
        expect(levelOf(engineOf('dog').answer(turn.state, { text })), text).not.toBe('watch');
      }
    },
  );

  it('bug: a bare number was kilograms, also where the owner weighs in pounds', () => {
    const words = 'he ate 50 g of milk chocolate';
    const levelAt = (weightUnit: 'lbs' | 'kg', text: string) =>
      levelOf(
        engineOf('dog').answer(start('dog', words, { weight: null, weightUnit }).state, { text }),
      );
    // 50 x 2.3 / 18 = 6.4; 18 lb are 8.2 kg: 14.
    expect(levelAt('kg', '18')).toBe('watch');
    expect(levelAt('lbs', '18')).toBe('today');
  });

  it.each(['4 to 5 lb', '4-5 pounds', '900 g', '900 grams', '2 kilos'])(
    'bug: of a small dog of %s the number alone was its weight in kilograms',
    (text) => {
      const { state } = start('dog', 'he ate 50 g of milk chocolate', {
        weight: null,
        weightUnit: 'kg',
      });
      // 50 x 2.3 / 2 = 57.
      expect(levelOf(engineOf('dog').answer(state, { text }))).not.toBe('watch');
      expect(levelOf(engineOf('dog').answer(state, { text: '18 to 20 kg' }))).toBe('watch');
    },
  );

  it.each([
    ['he ate 100 g of dark chocolate half an hour ago', true],
    ['he ate 100 g of dark chocolate 8 hours ago', false],
    ['he has been stiff for 3 years and ate 100 g of dark chocolate 1 hour ago', true],
  ])('ENG does not ask for a time that was told: %s', (words, isSoon) => {
    const turn = dog(words, 20);
    expect(turn.question?.text ?? '').not.toMatch(/How long ago/);
    expect(/first 2 hours.*MSD/.test(turn.triage?.reasons.join(' ') ?? '')).toBe(isSoon);
  });

  it('ENG bug: how long a sign has lasted is no time since it was eaten', () => {
    const turn = dog('arthritis for 3 years and just ate four ibuprofen 400 mg tablets', 20);
    expect(turn.question?.text).toMatch(/How long ago/);
  });

  it('ENG counts a medicine that was given as one that was taken', () => {
    expect(levelOf(dog('I gave him four 400 mg ibuprofen tablets', 20))).toBe('emergency');
  });

  it.each([
    ['dog', 'she ate four grapes'],
    ['dog', 'he ate some rat poison'],
    ['cat', 'she ate one paracetamol tablet of 500 mg'],
    ['cat', 'she chewed a lily leaf'],
  ] as const)('ENG no amount makes this safe for a %s: %s', (species, words) => {
    expect(levelOf(start(species, words, { weight: 30 }))).toBe('emergency');
  });

  it('ENG a small dose does not hide signs of poisoning, nor another poison', () => {
    const ill = dog('he ate two squares of milk chocolate and is having a seizure', 25);
    expect(levelOf(ill)).toBe('emergency');
    const both = dog('he ate two squares of milk chocolate and a handful of raisins', 25);
    expect(levelOf(both)).toBe('emergency');
  });

  it('ENG the weight of the animal is no amount', () => {
    const turn = dog('my 30 kg lab ate chocolate', 30);
    expect(turn.question?.text).toMatch(/how much chocolate/);
  });
});

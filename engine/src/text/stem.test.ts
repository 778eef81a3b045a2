import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('the stemmer', () => {
  it.each([
    ['droppings', 'dropping'],
    ['swellings', 'swelling'],
    ['vomitings', 'vomiting'],
    ['bleedings', 'bleeding'],
    ['sneezes', 'sneeze'],
    ['coughs', 'cough'],
    ['puked', 'puke'],
    ['puking', 'puke'],
    ['gagged', 'gag'],
    ['oozing', 'ooze'],
    ['eating', 'eat'],
    ['poked', 'poke'],
  ])('ENG gives %s and %s one stem', (many, one) => {
    expect(stem(many)).toBe(stem(one));
  });

  it('ENG keeps "drunk" apart from "drink"', () => {
    expect(stem('drunk')).not.toBe(stem('drink'));
    expect(stem('drank')).toBe(stem('drink'));
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setWeightUnits } from '../preferences/set-weight-units.ts';
import { britishFormsIn, spellBritish } from '@petwise/contracts/british';
import { formatBytes } from './format-bytes.ts';
import { formatElapsed } from './format-elapsed.ts';
import { formatWeight } from './format-weight.ts';
import { formatDate, formatNumber, plural } from './format.ts';
import { language, locale } from './language.ts';
import { setLanguage } from './set-language.ts';
import { asSpelled, inLanguage, learnSpelling, learnWords } from './words.ts';

function browserSpeaks(...tags: readonly string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the language of the screens', () => {
  it.each([
    [['en-US'], 'en', 'en-US'],
    [['es-MX', 'en-US'], 'es', 'es-MX'],
    [['de-DE', 'es-ES', 'en'], 'es', 'es-ES'],
    [['de-DE', 'de'], 'en', 'en-DE'],
    [['en-US@posix', 'en-GB'], 'en', 'en-GB'],
    [[], 'en', 'en'],
  ])('is by the browser’s %s %s, written as %s', (tags, spoken, written) => {
    browserSpeaks(...tags);
    expect(language()).toBe(spoken);
    expect(locale()).toBe(written);
  });

  it('is the owner’s choice before the browser’s', () => {
    browserSpeaks('en-GB');
    setLanguage('es');
    expect(language()).toBe('es');
    expect(locale()).toBe('es-GB');
  });
});

describe('words', () => {
  const english = { file: 'Color of the file', parts: { none: 'None' } };

  it('are as written for a browser in American English', () => {
    browserSpeaks('en-US');
    expect(inLanguage('test.us', english)).toBe(english);
  });

  it('follow British spelling once it is learned', () => {
    browserSpeaks('en-GB');
    const words = inLanguage('test.uk', {
      ...english,
      stated: (name: string) => `Analyzing the colors of ${name}`,
      list: ['Recognized', 'personalised'],
    });
    expect(words.file).toBe('Color of the file');
    learnSpelling(spellBritish);
    expect(words.file).toBe('Colour of the file');
    expect(words.stated('it')).toBe('Analysing the colours of it');
    expect(words.list).toEqual(['Recognised', 'personalised']);
  });

  it.each([
    ['Anemia, septicemia and hypoglycemia', 'Anaemia, septicaemia and hypoglycaemia'],
    ['Hematocrit; hemorrhage of the esophagus', 'Haematocrit; haemorrhage of the oesophagus'],
    ['Gray gums, diarrhea, a tumor', 'Grey gums, diarrhoea, a tumour'],
    ['two liters, two centimeters', 'two litres, two centimetres'],
    [
      'labor that the laboratory and the literature know',
      'labour that the laboratory and the literature know',
    ],
    ['Imaging in aging; litter; a parameter', 'Imaging in ageing; litter; a parameter'],
  ])('bug: “%s” stayed American for a browser in British English', (american, british) => {
    browserSpeaks('en-GB');
    learnSpelling(spellBritish);
    expect(asSpelled(american)).toBe(british);
    expect(asSpelled(british)).toBe(british);
    expect(britishFormsIn(american)).toEqual([]);
    expect(britishFormsIn(british)).not.toEqual([]);
    expect(asSpelled({ list: [american] })).toEqual({ list: [british] });
    browserSpeaks('en-US');
    expect(asSpelled(american)).toBe(american);
  });

  it('are those of another language once it is learned, key by key', () => {
    browserSpeaks('es-ES');
    const words = inLanguage('test.es', english);
    learnWords({ 'test.es': { file: 'Color del archivo' } });
    expect(words.file).toBe('Color del archivo');
    expect(words.parts.none).toBe('None');
  });
});

describe('numbers, dates and counts', () => {
  it.each([
    ['en-US', '48,213', 'Nov 21, 2026'],
    ['en-GB', '48,213', '21 Nov 2026'],
    ['es-ES', '48.213', '21 nov 2026'],
  ])('are written as in %s', (tag, number, day) => {
    browserSpeaks(tag);
    expect(formatNumber(48_213)).toBe(number);
    expect(formatDate(new Date(2026, 10, 21), { dateStyle: 'medium' })).toBe(day);
  });

  it('take the plural that the language has for a count', () => {
    browserSpeaks('es-ES');
    expect([0, 1, 2].map((count) => plural(count, '# archivo', '# archivos'))).toEqual([
      '0 archivos',
      '1 archivo',
      '2 archivos',
    ]);
  });

  it('take a further form where a language has more than two', () => {
    browserSpeaks('es-ES');
    const forms = { many: '# de archivos', other: '# archivos' };
    expect(plural(1_000_000, '# archivo', forms)).toBe('1.000.000 de archivos');
    expect(plural(2, '# archivo', forms)).toBe('2 archivos');
  });
});

describe('a weight', () => {
  it.each([
    ['lbs', 12.5, 'kg', '27.6 lbs'],
    ['lbs', 0.12, 'kg', '4.23 oz'],
    ['lbs', 132, 'lbs', '132 lbs'],
    ['kg', 132, 'lbs', '59.9 kg'],
    ['kg', 4, 'oz', '113 g'],
    ['kg', 4.25, 'kg', '4.25 kg'],
    ['kg', 850, 'g', '850 g'],
    ['lbs', 85, 'g', '3 oz'],
    ['kg', 3, 'stone', '3 stone'],
  ] as const)('for an owner of %s: %s %s is %s', (units, value, unit, shown) => {
    setWeightUnits(units);
    expect(formatWeight(value, unit)).toBe(shown);
  });
});

describe('sizes of files', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [15.2 * 1024 ** 2, '15.2 MB'],
    [25 * 1024 ** 2, '25 MB'],
    [150.4 * 1024 ** 2, '150 MB'],
    [5e12, '4,657 GB'],
  ])('%d bytes read as %s', (bytes, text) => {
    browserSpeaks('en-US');
    expect(formatBytes(bytes)).toBe(text);
  });

  it('are written as the owner’s region writes them', () => {
    browserSpeaks('es-ES');
    expect(formatBytes(1536)).toBe('1,5 kB');
  });
});

describe('seconds', () => {
  it.each([
    [-1, '0s'],
    [0, '0s'],
    [59.9, '59s'],
    [60, '1:00'],
    [65, '1:05'],
    [3725, '62:05'],
  ])('CHAT-09 HOME-08 %d read as %s', (seconds, shown) => {
    expect(formatElapsed(seconds)).toBe(shown);
  });
});

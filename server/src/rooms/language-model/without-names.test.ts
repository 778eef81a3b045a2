import { describe, expect, test } from 'vitest';
import { PLAIN_TEXTS, PRIVATE_TEXTS } from './testing/private-texts.ts';
import { PLAIN_TEXTS_SECOND, PRIVATE_TEXTS_SECOND } from './testing/private-texts-second.ts';
import { withoutNames } from './without-names.ts';

describe('what leaves the server', () => {
  test('has no names, numbers, addresses and places of fifty texts', () => {
    const left = PRIVATE_TEXTS.flatMap(({ text, gone }) => {
      const sent = withoutNames(text);
      return gone.filter((part) => sent.includes(part)).map((part) => `${part}: ${sent}`);
    });
    expect(PRIVATE_TEXTS).toHaveLength(50);
    expect(left).toEqual([]);
  });

  test('is word for word what was written in fifty that have nothing private', () => {
    expect(PLAIN_TEXTS).toHaveLength(50);
    expect(PLAIN_TEXTS.map(withoutNames)).toEqual(PLAIN_TEXTS);
  });

  test('has no names in small letters, and none that begin a sentence, of sixty texts more', () => {
    const left = PRIVATE_TEXTS_SECOND.flatMap(({ text, gone }) => {
      const sent = withoutNames(text);
      return gone.filter((part) => sent.includes(part)).map((part) => `${part}: ${sent}`);
    });
    expect(PRIVATE_TEXTS_SECOND).toHaveLength(60);
    expect(left).toEqual([]);
  });

  test('is word for word what was written in forty more, of words that are names elsewhere', () => {
    expect(PLAIN_TEXTS_SECOND).toHaveLength(40);
    expect(PLAIN_TEXTS_SECOND.map(withoutNames)).toEqual(PLAIN_TEXTS_SECOND);
  });

  test('has no name that stands within a sentence, whatever comes before it', () => {
    expect(withoutNames('My Labrador Rex has a cough. Rex is five, and Tilly too.')).toBe(
      'My Labrador [name] has a cough. [name] is five, and [name] too.',
    );
  });

  test('is the same however often it is taken out', () => {
    for (const { text } of [...PRIVATE_TEXTS, ...PRIVATE_TEXTS_SECOND]) {
      expect(withoutNames(withoutNames(text))).toBe(withoutNames(text));
    }
  });
});

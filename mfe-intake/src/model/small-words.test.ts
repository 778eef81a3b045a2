import { describe, expect, it } from 'vitest';
import { phoneOf } from './phone.ts';
import { appendWords } from './speech.ts';

describe('phoneOf', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'iphone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iphone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
  ])('HOME-06 reads %s', (userAgent, maxTouchPoints, phone) => {
    expect(phoneOf({ userAgent, maxTouchPoints })).toBe(phone);
  });
});

describe('appendWords', () => {
  it.each([
    ['', 'my cat', 'my cat'],
    ['my cat', 'sneezes', 'my cat sneezes'],
    ['my cat\n', 'sneezes', 'my cat\nsneezes'],
    ['my cat', '', 'my cat'],
  ])('%j and %j make %j', (text, words, both) => {
    expect(appendWords(text, words)).toBe(both);
  });
});

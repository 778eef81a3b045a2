import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { makePassPhrase } from './pass-phrase.ts';

test.each([
  'password',
  '12345678',
  '87654321',
  'Password1!',
  'P@ssw0rd',
  'p455w0rd2024',
  'qwertyuiop',
  '1qaz2wsx',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou',
  'petwise2026',
  'mydogmax1',
  'letmein123',
  'sunshine1',
  '11112222',
])('S11 the start is refused with “%s”, in one sentence that does not repeat it', (password) => {
  let message = '';
  try {
    readConfig({ PETWISE_PASSWORD: password });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = String(error);
  }
  expect(message).toMatch(/PETWISE_PASSWORD is too easy to guess/);
  expect(message).not.toContain(password);
});

test.each([
  'correct horse battery',
  'a calm grey parrot',
  'another password',
  'kestrel-9-oak',
  'xkvqzwpm',
  'пароль для собаки 🐕',
  makePassPhrase(),
])('S11 the start is not refused with “%s”', (password) => {
  expect(readConfig({ PETWISE_PASSWORD: password }).password).toBe(password);
});

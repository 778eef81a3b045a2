import { expect, it } from 'vitest';
import { nameInText } from './name-in-text.ts';

it.each([
  ['My cat Minka, 14, eats like mad.', 'Minka'],
  ['our 3 year old guinea pig Pepper sneezes', 'Pepper'],
  ['My rabbit, called Hoppy, has not eaten', 'Hoppy'],
  ['My dog has been sick. Rex is tired.', null],
  ['My Great Dane keeps retching', null],
  ['my dog I think ate it', null],
])('reads the name in "%s"', (text, name) => {
  expect(nameInText(text)).toBe(name);
});

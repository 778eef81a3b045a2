import { expect, it } from 'vitest';
import { quickResponsesOf } from './prototype-message.ts';

const YES = { text: 'Yes', value: 'yes' };

it('PROTO-03 quick responses, were it one alone, stand before options, which may be text alone', () => {
  expect(quickResponsesOf({ quickResponses: [YES], options: ['No'] })).toEqual([YES]);
  expect(quickResponsesOf({ quickResponses: [], options: ['No', YES] })).toEqual([
    { text: 'No', value: 'No' },
    YES,
  ]);
  expect(quickResponsesOf(null)).toEqual([]);
});

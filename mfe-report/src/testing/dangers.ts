import type { Danger, ReadDangers } from '@petwise/contracts';

const collapse: Danger = {
  id: 'collapse',
  name: 'A collapse',
  level: 'emergency',
  reason: 'It can mean a failing heart.',
  advice: 'Go to a vet now.',
};

/** Finds a danger in "He collapsed", and none in any other words. */
export const readCollapse: ReadDangers = ({ text }) =>
  Promise.resolve(text === 'He collapsed' ? [collapse] : []);

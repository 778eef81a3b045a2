import type { ReadDangers } from '@petwise/contracts';

/** Reads words for dangers with this device's own engine, in the page's thread; it comes with the first words. */
export const readDangers: ReadDangers = async (words) => {
  const { thinkOfDangers } = await import('./device-consult/page-thread.ts');
  return thinkOfDangers(words);
};

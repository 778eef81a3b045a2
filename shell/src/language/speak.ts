import { language, learnSpelling, learnWords } from '@petwise/ui';

/** Has the shell's words learned where they are not American English; those that do not come stay so. */
export async function speak(): Promise<void> {
  try {
    if (language() === 'es') learnWords((await import('../spanish/spanish.ts')).WORDS);
    else learnSpelling((await import('@petwise/contracts/british')).spellBritish);
  } catch (error) {
    console.error('Words did not load', error);
  }
}

import type { ReadFacts } from '@petwise/contracts';

/** Reads facts of the animal with this device's own engine, in the page's thread; the home screen has opened it. */
export const readFacts: ReadFacts = async (text) => {
  const { think } = await import('./device-consult/page-thread.ts');
  return think({ method: 'facts', given: text }, { onReasoning: () => undefined, signal: null });
};

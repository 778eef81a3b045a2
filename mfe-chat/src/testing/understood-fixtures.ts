import type { ConsultSecondReader, Correctable, UnderstoodSign } from '@petwise/contracts';

export function sampleSign(words: string, change: Partial<UnderstoodSign> = {}): UnderstoodSign {
  return { id: words.replaceAll(' ', '_'), words, present: true, quote: words, ...change };
}

/** Two signs of a limping dog, one of them told to be absent; nothing to edit yet. */
export function sampleUnderstood(change: Partial<Correctable> = {}): Correctable {
  return {
    signs: [sampleSign('limping'), sampleSign('no wound', { present: false })],
    removed: [],
    editable: null,
    ...change,
  };
}

/** A second reader that is allowed and has heard. */
export function sampleReader(change: Partial<ConsultSecondReader> = {}): ConsultSecondReader {
  return {
    ear: {
      model: 'reader-1',
      host: 'models.example',
      hears: 'well',
      why: null,
      allowed: change.state === 'ask' ? null : true,
    },
    state: 'heard',
    wouldSend: 'He limps.',
    pictures: [],
    tokens: 0,
    cost: null,
    ...change,
  };
}

// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { InProcessThread } from './device-consult/in-process-thread.ts';
import { readDangers } from './read-dangers.ts';

let started = 0;

// The real engine and knowledge, in the place of the worker that unit tests do not have.
vi.stubGlobal(
  'Worker',
  class extends InProcessThread {
    constructor() {
      super();
      started += 1;
    }
  },
);

describe('the red-flag rules over words that are being typed', () => {
  it('bug: a first paste was read in a second thread, which built the same beside the first', async () => {
    const opened = readDangers({ species: 'other', text: '' });
    const text = 'He keeps retching but nothing comes up and his belly is swollen.';
    expect(await readDangers({ species: 'dog', text })).not.toEqual([]);
    await opened;
    expect(started).toBe(1);
  });

  it.each([
    ['dog', 'He keeps retching but nothing comes up and his belly is swollen.', 'Possible bloat'],
    ['other', 'She collapsed and does not wake up.', 'Collapse'],
    ['cat', 'He strains in the litter box and no pee comes out.', /urin|bladder/i],
  ] as const)('PWA-02 %s: "%s" is an emergency: %s', async (species, text, name) => {
    const dangers = await readDangers({
      species,
      text,
      ...(species === 'cat' ? { sex: 'male' } : {}),
    });
    expect(dangers[0]).toMatchObject({ level: 'emergency', name: expect.stringMatching(name) });
    expect(dangers[0]?.advice).not.toBe('');
    expect(dangers[0]?.care?.do).toHaveLength(3);
    expect(dangers[0]?.care?.never).toHaveLength(3);
  });

  it.each([
    ['dog', 'He scratches his ears a bit. He eats and plays as always.'],
    ['dog', 'He is not retching and his belly is not swollen.'],
    ['other', ''],
  ] as const)('%s: "%s" is none', async (species, text) => {
    const dangers = await readDangers({ species, text });
    expect(dangers.filter(({ level }) => level === 'emergency')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { patientOf } from '../testing/cases.ts';

async function levelOf(species: Species, text: string): Promise<string> {
  const engine = createEngine(await loadKnowledge(species));
  return engine.dangers(patientOf(species), text)[0]?.level ?? 'none';
}

describe('an animal that sleeps soundly and wakes as it should', () => {
  it.each<[Species, string]>([
    ['horse', 'The foal naps flat out, then gallops about.'],
    ['dog', 'Asleep with her legs twitching. She wakes up and wants a walk.'],
    ['ferret', 'He sleeps so limp and floppy, then he wakes up and plays.'],
    [
      'ferret',
      'I could not wake him. Then a big yawn and he went to his bowl. The forum calls it dead sleep.',
    ],
  ])('14.2 %s: "%s" is no danger', async (species, text) => {
    expect(await levelOf(species, text)).toBe('none');
  });

  it.each<[Species, string]>([
    ['dog', 'He slept, and when he woke up he could not stand.'],
    ['dog', 'He could not stand last night. He slept and woke up.'],
    ['ferret', 'He sleeps a lot and then he collapsed, limp and weak.'],
    ['ferret', 'I could not wake him and I still cannot. Is that dead sleep?'],
  ])('14.2 %s: "%s" stays an emergency', async (species, text) => {
    expect(await levelOf(species, text)).toBe('emergency');
  });

  it('14.2 a fit in its sleep, short and over, is for today', async () => {
    const text =
      'She was asleep, then went rigid, her legs twitching, and she peed herself. She woke up.';
    expect(await levelOf('dog', text)).toBe('today');
  });
});

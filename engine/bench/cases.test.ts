import { describe, expect, it } from 'vitest';
import { levels } from '../src/infer/triage.ts';
import { everySpecies, freshMessagesOf, messagesOf, vignettesOf } from './cases.ts';

describe.each(everySpecies)('benchmark cases of %s', (species) => {
  const vignettes = vignettesOf(species);
  const messages = [...messagesOf(species), ...freshMessagesOf(species)];

  it('ENG have at least twenty vignettes, each whole', () => {
    expect(vignettes.length).toBeGreaterThanOrEqual(20);
    for (const item of vignettes) {
      expect(item.patient.species).toBe(species);
      expect(item.symptoms.length).toBeGreaterThan(10);
      expect(levels).toContain(item.triage);
      for (const level of item.acceptTriage) expect(levels).toContain(level);
      expect(item.facts.present.length).toBeGreaterThan(2);
      expect(item.facts.absent.length).toBeGreaterThan(2);
    }
  });

  it('ENG have messages with gold signs, and no id twice', () => {
    expect(messages.length).toBeGreaterThan(20);
    const ids = [...vignettes, ...messages].map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of messages)
      for (const sign of item.signs) expect(['present', 'absent']).toContain(sign.state);
  });
});

import { describe, expect, it } from 'vitest';
import { levels } from '../src/infer/triage.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { everySpecies, messageSets, messagesOf, vignettesOf } from './cases.ts';
import { acceptedIds } from './sign-names.ts';

describe.each(everySpecies)('benchmark cases of %s', (species) => {
  const vignettes = vignettesOf(species);
  const messages = [
    ...messagesOf(species),
    ...messageSets.flatMap((set) => messagesOf(species, set)),
  ];

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

  it('ENG have every sign name judged, by findings that exist', async () => {
    const known = new Set((await loadKnowledge(species)).findings.map((finding) => finding.id));
    for (const { sign } of messages.flatMap((item) => item.signs)) {
      const ids = acceptedIds(species, sign) ?? [sign];
      expect(
        ids.filter((id) => !known.has(id)),
        sign,
      ).toEqual([]);
    }
  });
});

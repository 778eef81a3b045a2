import { describe, expect, it } from 'vitest';
import type { Species } from '../src/knowledge-types.ts';
import { levels } from '../src/infer/triage.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { everySpecies, messageSets, messagesOf, vignettesOf } from './cases.ts';
import { recordsOf } from './json-lines.ts';
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

interface Gold {
  species: Species;
  /** In a sealed set, words of its author. */
  meant?: string | readonly { findings: readonly string[] }[];
  finding?: string;
  gold?: { present?: string[]; absent?: string[]; maybe?: string[]; findings?: string[] };
  present?: string[];
  absent?: string[];
}

describe('gold by ids of findings', () => {
  it.each([
    ['corpora/who.jsonl', 90],
    ['corpora/answers.jsonl', 160],
    ['sealed/signs.jsonl', 300],
    ['sealed/who.jsonl', 200],
    ['sealed/plain.jsonl', 150],
  ])('ENG %s names only findings that its species have', async (name, least) => {
    const records = recordsOf<Gold>(name);
    expect(records.length).toBeGreaterThanOrEqual(least);
    let unknown = 0;
    for (const { species, meant = [], finding, gold = {}, ...own } of records) {
      const known = new Set((await loadKnowledge(species)).findings.map(({ id }) => id));
      const { present = [], absent = [], maybe = [], findings = [] } = { ...own, ...gold };
      const ids = [...present, ...absent, ...maybe, ...findings].concat(
        typeof meant === 'string' ? [] : meant.flatMap((one) => one.findings),
        finding ?? [],
      );
      // Counted and not named: what is sealed is not to be seen in a failure.
      unknown += ids.filter((id) => !known.has(id)).length;
    }
    expect(unknown).toBe(0);
  });
});

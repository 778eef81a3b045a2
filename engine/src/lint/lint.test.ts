import { placeOfKey } from '@petwise/knowledge';
import { describe, expect, it } from 'vitest';
import { sharedFile } from '../shared-file.ts';
import type { AnySpecies, Knowledge } from '../knowledge-types.ts';
import { labelOf } from '../infer/danger-buttons.ts';
import { refId } from '../infer/red-flags.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { everySpecies } from '../testing/consults.ts';
import { lintKnowledge, sharedOrphans } from './lint.ts';

/** A line of the linter with the file and the line of the entry that it speaks of. */
function placed(line: string, species: AnySpecies): string {
  const place = placeOfKey(/^[\w-]+/.exec(line)?.[0] ?? '', { species });
  return place === null ? line : `${place}: ${line}`;
}

describe('knowledge linter', () => {
  it.each(everySpecies)('ENG the knowledge of %s passes every rule', async (species) => {
    const knowledge = await loadKnowledge(species);
    const shared = new Set(sharedFile.findings.map((finding) => finding.id));
    const own = knowledge.findings.filter(
      (finding) =>
        !shared.has(finding.id) &&
        !finding.id.startsWith('toxin_') &&
        finding.id !== 'lab_critical',
    );
    expect(lintKnowledge(knowledge, own).map((line) => placed(line, species))).toEqual([]);
  });

  it('ENG no shared finding is without a use', async () => {
    expect(
      sharedOrphans(await Promise.all(everySpecies.map(loadKnowledge)), sharedFile.findings),
    ).toEqual([]);
  });

  it('ENG what tells another sign, or excludes it, is a finding of some species', async () => {
    const packs = await Promise.all(everySpecies.map(loadKnowledge));
    const all = packs.flatMap(({ findings }) => findings);
    const ids = new Set(all.map(({ id }) => id));
    const named = all.flatMap(({ toldBy = [], excludes = [] }) => [...toldBy, ...excludes]);
    expect(named.filter((ref) => !ids.has(refId(ref)))).toEqual([]);
    expect(named).toContain('ear_scratching');
  });

  it.each(everySpecies)(
    'ENG %s: each sign that can wait is one of its findings',
    async (species) => {
      const { findings, waits } = await loadKnowledge(species);
      const ids = new Set(findings.map(({ id }) => id));
      expect([...waits.keys()].filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  it.each(everySpecies)('ENG %s: no sign of danger has a comma on a button', async (species) => {
    const { findings, safetyQuestions, redFlags } = await loadKnowledge(species);
    const asked = new Set(safetyQuestions.map(({ ask }) => ask));
    for (const { level, when } of redFlags)
      if (level === 'emergency') for (const ref of when.flat()) asked.add(refId(ref));
    const listed = findings.filter(
      ({ id, values, either, topic }) => asked.has(id) && !values && !either && topic !== 'toxin',
    );
    expect(listed.map(labelOf).filter((label) => label.includes(','))).toEqual([]);
  });

  it('ENG the linter finds what it is there to find', async () => {
    const knowledge = await loadKnowledge('dog');
    const [first, ...rest] = knowledge.conditions;
    if (!first) throw new Error('no condition');
    const broken = {
      ...first,
      urgency: 'emergency' as const,
      findings: { vomiting: 1.4, nonsense: 0.5, diarrhea_mucus: 0.2 },
      source: 'nowhere',
      treatments: [{ name: 'x', description: 'Give 10 mg/kg', efficacy: 'x' }],
    };
    const rule = knowledge.redFlags[0];
    if (!rule) throw new Error('no rule');
    const silenced = { ...rule, unless: [[rule.when[0]?.[0] ?? '']] };
    const bad: Knowledge = {
      ...knowledge,
      conditions: [broken, ...rest],
      redFlags: [silenced, ...knowledge.redFlags.slice(1)],
    };
    const lines = lintKnowledge(bad).join('\n');
    for (const word of [
      'outside 0 to 0.99',
      'unknown finding "nonsense"',
      'only 3 findings',
      'needs its parent',
      'unknown source',
      'unsafe wording',
      'without a red-flag rule',
      'silences it but is a red flag itself',
    ])
      expect(lines).toContain(word);
  });
});

import { readKnowledge } from '@petwise/knowledge';
import { concepts } from '@petwise/language/en';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies, Finding, Knowledge } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { everySpecies, loadEngines, play, start } from '../testing/consults.ts';
import { appraise } from './appraisal.ts';
import { buildModel } from './model.ts';
import { levels, triageOf } from './triage.ts';

const WELL = 'eating and playing as normal';
const known = new Map<AnySpecies, Knowledge>();

beforeAll(async () => {
  await loadEngines();
  for (const species of everySpecies) known.set(species, await loadKnowledge(species));
}, 120_000);

/** Signs that no red-flag rule listens to. */
function mildOf({ findings, redFlags }: Knowledge): Finding[] {
  const ruled = new Set(
    redFlags.flatMap(({ when }) => when.flat().map((ref) => ref.split('=')[0])),
  );
  return findings.filter(({ id, values, parent }) => {
    return !values && !parent && !ruled.has(id);
  });
}

const authored = readKnowledge();

/** Observations of a species as their authors name them. */
function observedOf(species: AnySpecies): Map<string, readonly string[]> {
  const own = authored.species.get(species)?.observations ?? [];
  return new Map([...authored.shared.observations, ...own]);
}

/** The first plain form of each concept. */
const formOf = new Map(
  concepts.flatMap((field) =>
    Object.values(field).flatMap((byId) =>
      Object.entries(byId).map(([id, forms]) => {
        return [
          id,
          forms
            .split('|')
            .find((form) => /^[a-z ]+$/.test(form))
            ?.trim(),
        ] as const;
      }),
    ),
  ),
);

/** An owner's words for a sign: what its first observation looks like. */
function wordsFor(species: AnySpecies, { id }: Finding): string[] {
  const [first = ''] = observedOf(species).get(id) ?? [];
  const words = first
    .replace('~', '')
    .split(' ')
    .map((concept) => formOf.get(concept));
  return words.every((word) => word !== undefined) ? [words.join(' ')] : [];
}

describe('one mild sign in an animal that eats and plays', () => {
  it.each(everySpecies)('ENG %s: is no emergency', (species) => {
    const knowledge = known.get(species);
    if (!knowledge) throw new Error(species);
    const tried = mildOf(knowledge).flatMap((finding) =>
      wordsFor(species, finding).map((words) => ({ finding, text: `${words}, ${WELL}` })),
    );
    const alarms = tried.filter(({ finding, text }) => {
      const { state, triage } = start(species, text);
      const signs = state.evidence.filter(({ value }) => value === 'yes');
      // Words that mean something else as well are another matter.
      const alone = signs.every((item) => item.finding === finding.id);
      return alone && triage?.level === 'emergency';
    });
    expect(tried.length).toBeGreaterThan(20);
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  it('ENG a quiet cat that eats and plays is no emergency, to the end of the consult', () => {
    const text = 'My cat is quiet today but eating and playing as normal';
    for (const reply of ['No', 'Not sure']) {
      const { turns, report } = play('cat', text, () => reply);
      for (const { triage } of turns) expect(triage?.level).not.toBe('emergency');
      expect(levels.indexOf(report.triage.level)).toBeGreaterThan(levels.indexOf('today'));
    }
  });

  it.each(everySpecies)('ENG %s: one sign is an emergency only by a rule', (species) => {
    const knowledge = known.get(species);
    if (!knowledge) throw new Error(species);
    const model = buildModel(knowledge);
    const { state } = start(species, '');
    for (const { id, values } of knowledge.findings) {
      if (values) continue;
      const sign = { finding: id, value: 'yes', certainty: 1, turn: 0, quote: '' };
      const told = { ...state, evidence: [{ ...sign, source: 'text' as const }] };
      const { triage, hits } = triageOf(appraise(model, told));
      const byRule = hits.some(({ level }) => level === 'emergency');
      expect(triage?.level === 'emergency', id).toBe(byRule);
    }
  });
});

describe('one mild sign in an animal that is well', () => {
  it.each([
    ['dog', 'he favours his left back leg since yesterday, otherwise happy and eating', 'routine'],
    ['dog', 'my dog is favouring his front leg a bit', 'routine'],
    ['dog', 'limping on three legs, will not put his back leg down', 'soon'],
  ] as const)(
    'bug: a favoured leg was to be seen within two days (%s: %s)',
    (species, text, level) => {
      expect(start(species, text).triage?.level).toBe(level);
    },
  );
});

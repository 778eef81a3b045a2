import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { everySpecies, loadEngines, play } from '../testing/consults.ts';
import { readingGrade } from '../testing/reading-grade.ts';
import type { Knowledge } from '../knowledge-types.ts';

beforeAll(loadEngines, 120_000);

/** School years: the highest grade that a text for owners may have. */
const HARDEST = 8;
/** The formula is made for running text; in fewer words one long word decides. */
const LEAST_WORDS = 10;

function grade(text: string): number {
  return readingGrade(`${text.replaceAll(' %', '%')} `);
}

function tooHard(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(
    (text) => text.split(' ').length >= LEAST_WORDS && grade(text) > HARDEST,
  );
}

function textsOf(knowledge: Knowledge): string[] {
  return [
    ...knowledge.conditions.flatMap((condition) => [
      condition.description,
      condition.impact,
      ...condition.treatments.map(({ description }) => description),
      ...condition.returnIf,
      ...(condition.questionsForVet ?? []),
      ...(condition.supplements ?? []).map(({ considerations }) => considerations),
    ]),
    ...knowledge.redFlags.flatMap(({ reason, advice }) => [reason, advice]),
    ...Object.values(knowledge.tests).map(({ description }) => description),
    ...knowledge.findings.map(({ ask }) => ask),
  ].filter(Boolean);
}

describe('plain words', () => {
  it.each(everySpecies)(
    'RPT-04 reads at grade 8 or below in every text about %s',
    async (species) => {
      const texts = textsOf(await loadKnowledge(species));
      expect(texts.length).toBeGreaterThan(20);
      expect(tooHard(texts)).toEqual([]);
      expect(grade(texts.join('. '))).toBeLessThan(HARDEST);
    },
    60_000,
  );

  it.each(everySpecies)(
    'RPT-04 reads at grade 8 or below in what a report of a %s says',
    (species) => {
      for (const complaint of ['drinks more and has lost weight', 'scratching and not eating']) {
        const { report } = play(species, complaint, (id) => (id.length % 3 ? 'Yes' : 'No'));
        const all = [report.primary_diagnosis, ...report.differential_diagnoses];
        const texts = all.flatMap((one) => [one.condition_description, one.impact]);
        expect(tooHard([...texts, report.triage.advice, ...report.returnIf])).toEqual([]);
        expect(grade(report.analysis_overview)).toBeLessThanOrEqual(HARDEST);
        const reasons = report.wouldBeEmergency.map(({ reason }) => reason);
        expect(tooHard(reasons)).toEqual([]);
        // Names of diseases and signs stand in these, so they count together.
        const named = [
          ...report.triage.reasons,
          ...all.map(({ reasoning }) => reasoning),
          ...report.questionsForYourVet,
        ];
        expect(grade(named.join(' '))).toBeLessThanOrEqual(HARDEST);
      }
    },
    120_000,
  );

  it('finds hard words hard, so that the measure can fail', () => {
    const hard =
      'Pathophysiological considerations necessitate comprehensive gastrointestinal evaluation of the patient by qualified veterinary personnel.';
    expect(tooHard([hard])).toEqual([hard]);
  });
});

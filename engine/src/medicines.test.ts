import { beforeAll, describe, expect, it } from 'vitest';
import type { Whole } from './testing/cases.ts';
import { noHistory, wholeOf } from './testing/cases.ts';
import { engineOf, loadEngines, start } from './testing/consults.ts';
import type { History } from './types.ts';

beforeAll(loadEngines);

const name = /anti-inflammatory medicine/;
const onCarprofen: History = {
  medications: ['Carprofen (Rimadyl)'],
  chronicIllnesses: [],
  priorOperations: [],
  vaccinationHistory: '',
  diet: '',
  environment: '',
};

function reportOf(species: 'dog' | 'cat', symptoms: string, history = noHistory): Whole {
  const turn = start(species, symptoms, { age: 11, history });
  return wholeOf(engineOf(species).finalize(turn.state));
}

const listed = (report: Whole): string[] =>
  [report.primary_diagnosis, ...report.differential_diagnoses]
    .slice(0, 3)
    .map((item) => item.condition);

describe('a medicine that the pet is given', () => {
  const symptoms = 'he has been vomiting since yesterday and is off his food';

  it('ENG counts when the medical history names it', () => {
    expect(listed(reportOf('dog', symptoms)).some((item) => name.test(item))).toBe(false);
    const report = reportOf('dog', symptoms, onCarprofen);
    expect(listed(report).some((item) => name.test(item))).toBe(true);
    expect(JSON.stringify(report)).toContain('an anti-inflammatory medicine is given');
  });

  it.each(['dog', 'cat'] as const)('ENG counts when the owner of a %s mentions it', (species) => {
    const statement = `${symptoms}. he started metacam for his arthritis last week, his poo is black like tar`;
    const report = reportOf(species, statement);
    expect(name.test(report.primary_diagnosis.condition)).toBe(true);
    expect(['today', 'emergency']).toContain(report.triage.level);
  });

  it('ENG does not count when the owner says that none is given', () => {
    const report = reportOf('dog', `${symptoms}. he is not on any anti-inflammatory`);
    expect(listed(report).some((item) => name.test(item))).toBe(false);
  });
});

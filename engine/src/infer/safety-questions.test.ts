import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies, Knowledge, SafetyQuestion } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { caseOf, patientOf } from '../testing/cases.ts';
import { everySpecies, loadEngines } from '../testing/consults.ts';
import type { Evidence, Patient } from '../types.ts';
import { appraise } from './appraisal.ts';
import { buildModel } from './model.ts';
import { nextQuestion } from './questions.ts';
import { triageOf } from './triage.ts';

const known = new Map<AnySpecies, Knowledge>();

beforeAll(async () => {
  await loadEngines();
  for (const species of everySpecies) known.set(species, await loadKnowledge(species));
}, 120_000);

function knowledgeOf(species: AnySpecies): Knowledge {
  const knowledge = known.get(species);
  if (!knowledge) throw new Error(species);
  return knowledge;
}

function patientFor(knowledge: Knowledge, { who }: SafetyQuestion): Patient {
  const breed = who?.breeds?.[0];
  return patientOf(knowledge.species, {
    sex: who?.sex ?? 'unknown',
    spayedNeutered: who?.intact === true ? 'no' : 'unknown',
    age: who?.age ? knowledge.ageBands[0] / 2 : knowledge.ageBands[1] + 0.01,
    breed: breed ? (knowledge.breedGroups[breed]?.[0] ?? '') : 'mixed',
  });
}

function told(refs: readonly string[]): Evidence[] {
  return refs.map((ref) => ({
    finding: ref.split('=')[0] ?? '',
    value: ref.split('=')[1] ?? 'yes',
    certainty: 0.97,
    source: 'text',
    turn: 0,
    quote: '',
  }));
}

describe('dangers that must not be missed', () => {
  it.each(everySpecies)(
    'ENG %s: the sign that decides makes it an emergency, or is asked about further',
    (species) => {
      const knowledge = knowledgeOf(species);
      const model = buildModel(knowledge);
      const calm = knowledge.safetyQuestions.flatMap((question) =>
        question.when.flatMap((all) => {
          const state = caseOf(patientFor(knowledge, question), told([...all, question.ask]));
          const appraisal = appraise(model, state);
          const level = triageOf(appraisal).triage?.level;
          const goesOn = level === 'today' && nextQuestion(appraisal, null)?.decides === 0;
          return level === 'emergency' || goesOn
            ? []
            : [`${all.join('+')} and ${question.ask}: ${level}`];
        }),
      );
      expect(calm).toEqual([]);
    },
  );
});

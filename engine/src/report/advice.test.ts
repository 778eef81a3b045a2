import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { engineOf, loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines);

const CLOSE = 0.03;

/** Of a report on a first description: what the vet is to be asked, the two likeliest causes as owners call them, how likely the second is. */
async function reported(symptoms: string) {
  const { conditions } = await loadKnowledge('dog');
  const report = engineOf('dog').finalize(start('dog', symptoms).state);
  const [next] = report.differential_diagnoses;
  const names = [report.primary_diagnosis, next].map(
    (one) => conditions.find(({ name }) => name === one?.condition)?.layName,
  );
  return { questions: report.questionsForYourVet, names, chance: next?.confidence ?? 0 };
}

describe('questions worth taking to the vet', () => {
  it('RPT-04 set the two likeliest causes apart, in the words of owners', async () => {
    const { questions, names, chance } = await reported(
      'He has been vomiting since yesterday and has watery diarrhoea.',
    );
    expect(chance).toBeGreaterThan(CLOSE);
    expect(questions).toContain(
      `Could this be ${names[0]} or rather ${names[1]}? How can we tell them apart?`,
    );
  });

  it('RPT-04 leave out a second cause that is far behind', async () => {
    const { questions, chance } = await reported(
      'He has fleas and bites at his tail base, itching a lot.',
    );
    expect(chance).toBeLessThan(CLOSE);
    expect(questions.join(' ')).not.toContain('Could this be');
    expect(questions.length).toBeGreaterThan(1);
  });
});

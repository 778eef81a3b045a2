import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import type { Finding, Knowledge, Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { noHistory, patientOf } from '../testing/cases.ts';

/** Ids of all that is asked where every answer is "Not sure". */
function asked(knowledge: Knowledge, symptoms: string): string[] {
  const engine = createEngine(knowledge);
  const { species } = knowledge;
  let turn = engine.begin({ patient: patientOf(species), history: noHistory, symptoms });
  const ids: string[] = [];
  while (turn.question) {
    ids.push(turn.question.id);
    turn = engine.answer(turn.state, { text: 'Not sure' });
  }
  return ids;
}

describe('a sign that another has told', () => {
  it.each<[Species, string, string]>([
    ['dog', 'itching', 'She is scratching at her ear and there is a scab in the skin of the flap.'],
    ['dog', 'weakness', 'She is lively but her gums are pale'],
  ])('15.4 %s: %s is not asked for: "%s"', async (species, id, text) => {
    const knowledge = await loadKnowledge(species);
    const findings = knowledge.findings.map((finding): Finding => ({ ...finding, toldBy: [] }));
    expect(asked({ ...knowledge, findings }, text)).toContain(id);
    expect(asked(knowledge, text)).not.toContain(id);
  });
});

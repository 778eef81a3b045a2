import { beforeAll, describe, expect, it } from 'vitest';
import { engineOf, loadEngines, start } from '../testing/consults.ts';
import type { AnySpecies } from '../knowledge-types.ts';

beforeAll(loadEngines, 120_000);

/** Ids of all that is asked where every answer is "Not sure". */
function asked(species: AnySpecies, words: string): string[] {
  let turn = start(species, words);
  const ids: string[] = [];
  while (turn.question) {
    ids.push(turn.question.id);
    turn = engineOf(species).answer(turn.state, { text: 'Not sure' });
  }
  return ids;
}

describe('an emergency that a rule has settled', () => {
  it.each<[AnySpecies, string, string]>([
    ['dog', 'belly is big and tight and she keeps retching, nothing comes up', 'genital_discharge'],
    ['dog', 'belly is big and tight and she keeps retching, nothing comes up', 'scooting'],
    ['dog', 'she threw up blood twice this morning', 'genital_discharge'],
    ['dog', 'he collapsed in the garden, then got up again, his gums look white', 'breath_fast'],
    ['dog', 'he got hit by a car and cannot use his back leg', 'trigger_activity'],
    ['dog', 'he got hit by a car and cannot use his back leg', 'onset'],
  ])('15.4 bug: the owner of a %s that %s was asked about %s', (species, words, id) => {
    expect(start(species, words).triage?.level).toBe('emergency');
    expect(asked(species, words)).not.toContain(id);
  });

  it('15.4 asks few questions more', () => {
    const words = 'belly is big and tight and he keeps retching, nothing comes up';
    expect(asked('dog', words).length).toBeLessThanOrEqual(2);
  });

  it('15.4 what could take the alarm back is asked first', () => {
    expect(asked('dog', 'she threw up blood twice this morning')[0]).toBe('lethargy');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies, Level } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';
import type { Patient } from '../types.ts';

beforeAll(loadEngines, 120_000);

type Told = readonly [AnySpecies, string];

function levelOf([species, text]: Told, changes: Partial<Patient> = {}): Level | undefined {
  return start(species, text, changes).triage?.level;
}

describe('dangers as an owner tells them', () => {
  it.each<Told>([
    ['horse', 'He is down in the field and will not get up'],
    ['horse', 'found my mare collapsed in the stable'],
    ['horse', 'gelding flat out and cant rise'],
    ['cat', 'my cat cannot move and is crying'],
    ['cat', "she won't move and screams"],
    ['cat', 'he is lying there unable to walk, howling'],
    ['dog', 'his eye popped out of its socket'],
    ['cat', 'her eyeball is hanging out'],
    ['dog', 'his gums are pale'],
    ['rabbit', 'gums look very pale'],
    ['dog', 'pale gums and red urine'],
    ['dog', 'gums white and his wee is brown'],
    ['cat', 'pale gums and dark brown urine'],
    ['horse', 'bone is showing through the skin'],
    ['dog', 'golden retriever aged 11 keeled over and recovered'],
    ['horse', 'mare in labour for 30 minutes and no foal'],
    ['dog', 'she has been pushing an hour with no puppy'],
    ['cat', 'in labour, straining 40 minutes nothing born'],
    ['bird', 'she has an egg stuck'],
    ['guinea_pig', 'a pup is stuck half out'],
    ['horse', 'pony rooted to the spot and rocking back'],
    ['horse', 'pony wont move and leans back on his heels'],
  ])('ENG %s "%s" is an emergency', (species, text) => {
    expect(levelOf([species, text])).toBe('emergency');
  });

  it.each<Told>([
    ['hamster', 'someone stepped on him'],
    ['hamster', 'the door closed on my hamster'],
    ['guinea_pig', 'I sat on her'],
  ])('ENG %s "%s" is seen today at the latest', (species, text) => {
    expect(['emergency', 'today']).toContain(levelOf([species, text]));
  });
});

it('ENG noisy breathing of a flat-faced or old dog is seen today at the latest', () => {
  for (const changes of [{ breed: 'pug' }, { breed: 'mixed', age: 14 }])
    expect(levelOf(['dog', 'he breathes noisily at rest'], changes)).toBe('today');
});

describe('what looks like danger and is none', () => {
  it('ENG a reptile that gapes under its lamp is no emergency, and one that gapes weakly is', () => {
    expect(
      levelOf(['reptile', 'mouth open under the lamp, shuts it when he moves to the cool end']),
    ).not.toBe('emergency');
    expect(levelOf(['reptile', 'he sits with his mouth open, weak and gurgling'])).toBe(
      'emergency',
    );
  });

  it('ENG a ferret with a thin tail in the moult is not seen today', () => {
    expect(['emergency', 'today']).not.toContain(
      levelOf([
        'ferret',
        'tail gone a bit thin at summer coat change, he does it every year, no itch',
      ]),
    );
  });

  it('ENG one sign that no rule acts on is never more urgent than a day or two', () => {
    for (const told of [
      ['guinea_pig', 'she is a bit quiet today'],
      ['ferret', 'he lost some weight'],
      ['hamster', 'he sleeps more than usual'],
    ] satisfies Told[])
      expect(['emergency', 'today'], told[1]).not.toContain(levelOf(told));
  });
});

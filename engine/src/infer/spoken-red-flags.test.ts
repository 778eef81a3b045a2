import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies, Level } from '../knowledge-types.ts';
import { engineOf, loadEngines, start } from '../testing/consults.ts';
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
    ['horse', 'my mare lies flat out in the paddock and does not rise'],
    ['rabbit', 'her left eye is three times the size of the right'],
    ['cat', 'the wound is down to the bone'],
    ['dog', 'a rib is visible through the hole in his flank, you see the rib in the wound'],
    ['dog', 'my old spaniel went down on the lawn and got up after a minute'],
    ['hamster', 'my daughter sat on the hamster'],
    ['guinea_pig', 'the cage lid fell on him and he got crushed'],
    ['dog', 'swelling up like a drum and trying to be sick'],
    ['horse', 'she foaled last night and the afterbirth has still not come away'],
    ['cat', 'kitten is limp and cold and will not suckle'],
    ['reptile', 'our corn snake lay there cold and limp'],
  ])('ENG %s "%s" is an emergency', (species, text) => {
    expect(levelOf([species, text])).toBe('emergency');
  });

  it.each<Told>([
    ['hamster', 'someone stepped on him'],
    ['hamster', 'the door closed on my hamster'],
    ['guinea_pig', 'I sat on her'],
    ['guinea_pig', 'he went very quiet and sits hunched in his house'],
    ['rabbit', 'quiet since lunch and sitting hunched up'],
  ])('ENG %s "%s" is seen today at the latest', (species, text) => {
    expect(['emergency', 'today']).toContain(levelOf([species, text]));
  });
});

describe('words beside a danger do not silence it', () => {
  it.each<readonly [AnySpecies, string, string]>([
    ['dog', 'His nose keeps bleeding', 'bleeding'],
    ['dog', "Her tongue won't stop bleeding", 'mouth_bleeding'],
    ['dog', 'Fed him and started choking', 'gagging'],
    ['dog', 'Wormed her yesterday and collapsed', 'collapse'],
    ['dog', 'Vaccinated him and had a seizure', 'seizure'],
    ['dog', "He keeps trying to be sick, he can't", 'retching_unproductive'],
    ['cat', "She keeps straining to pee, she can't", 'pee_straining'],
    ['rabbit', 'He ate salt dough', 'toxin_salt'],
    ['hamster', 'She chewed a play doh ornament', 'toxin_salt'],
    ['cat', 'He walked through ice melt', 'toxin_salt'],
    ['cat', 'there was de-icer salt on her paws', 'toxin_salt'],
    ['cat', 'Found the kitten lying there chilled', 'cold_body'],
    ['dog', 'A bee stung him and his lips puffed within minutes', 'face_swelling'],
    ['bird', 'She has been fluffed for 30 minutes', 'fluffed'],
    ['bird', 'All fluffed up for ten minutes now', 'fluffed'],
    ['dog', 'He was sick on his toy', 'vomiting'],
    ['horse', 'He throws himself on his side', 'colic_severe'],
    ['dog', "She can't walk on her front legs", 'cannot_stand'],
    ['horse', 'He is lame. He has a cut foot deep', 'paw_wound'],
    ['dog', 'It looks like he has collapsed with blue gums', 'blue_gums'],
  ])('ENG bug: of a %s: "%s" is %s', (species, text, sign) => {
    const { signs } = engineOf(species).understood(start(species, text).state);
    expect(signs.filter(({ present }) => present).map(({ id }) => id)).toContain(sign);
  });
});

it.each<Told>([
  ['horse', 'a little graze on her knee, sound and eating up'],
  ['hamster', 'he sleeps by day and runs all night'],
])('ENG bug: %s "%s" is no emergency and not for today', (species, text) => {
  expect(['emergency', 'today']).not.toContain(levelOf([species, text]));
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

import { beforeAll, describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import type { Extraction, Reader } from './extract.ts';
import { extract, makeReader } from './extract.ts';

const readers = new Map<string, Reader>();

beforeAll(async () => {
  for (const species of ['dog', 'cat', 'rabbit', 'horse'] as const)
    readers.set(species, makeReader(await loadKnowledge(species)));
});

function read(species: Species, text: string): Extraction {
  const reader = readers.get(species);
  if (!reader) throw new Error(`no reader for ${species}`);
  return extract(reader, text, { source: 'text', turn: 0 });
}

function signs(species: Species, text: string): { yes: string[]; no: string[] } {
  const { evidence } = read(species, text);
  return {
    yes: evidence.filter((item) => item.value === 'yes').map((item) => item.finding),
    no: evidence.filter((item) => item.value === 'no').map((item) => item.finding),
  };
}

describe('negation and other contexts', () => {
  const table: readonly [string, readonly string[], readonly string[]][] = [
    ['no vomiting', [], ['vomiting']],
    ['He is not vomiting', [], ['vomiting']],
    ["She hasn't been vomiting or coughing", [], ['vomiting', 'cough']],
    [
      'No vomiting, diarrhea, coughing or sneezing',
      [],
      ['vomiting', 'diarrhea', 'cough', 'sneezing'],
    ],
    ['Neither vomiting nor diarrhea', [], ['vomiting', 'diarrhea']],
    ["no vomiting, lethargic, won't play", ['lethargy'], ['vomiting']],
    ["won't stop vomiting", ['vomit_frequent'], []],
    ["hasn't eaten or drunk", ['appetite_loss', 'drinks_less'], []],
    ["he isn't drinking less", [], ['drinks_less']],
    ['no longer limping', [], ['limping']],
    ['I can’t wake her', ['collapse'], []],
    ['The vomiting has stopped but he is still weak', ['weakness'], ['vomiting']],
    ['not vomiting but has diarrhea', ['diarrhea'], ['vomiting']],
    [
      'eating fine, no fever or cough, just itchy paws',
      ['itch_paws'],
      ['appetite_loss', 'fever', 'cough'],
    ],
    ['he is not eating normally', ['appetite_loss'], []],
    ['vomiting: no. diarrhea: yes', ['diarrhea'], ['vomiting']],
    ['no blood in his vomit or stool', ['vomiting'], ['vomit_blood', 'diarrhea_blood']],
    ['no change in appetite', [], ['appetite_loss']],
    ["Doesn't seem to be in pain", [], ['pain']],
    ['I am worried about bloat. Could it be a seizure?', [], []],
    ['what should I do if he starts vomiting?', [], []],
    ['My other dog is coughing. Max is sneezing', ['sneezing'], []],
    ['she was limping last year', [], []],
    ['he always drools, that is normal for him', [], []],
    ['no cough or sneeze, clear runny nose', ['nasal_discharge'], ['cough', 'sneezing']],
    ['no vomiting, diarrhoea since Monday', ['diarrhea'], ['vomiting']],
    ['Vomiting? No. Diarrhea? No. Cough? yes', ['cough'], ['vomiting', 'diarrhea']],
    [
      'eating, drinking, pooping and peeing fine, just itchy',
      ['itching'],
      ['appetite_loss', 'drinks_less', 'constipation', 'diarrhea', 'pee_none'],
    ],
    ['looked for fleas but found none, still scratching', ['itching'], ['fleas']],
    ['his left eye is red, and now there is green goop too', ['eye_red', 'eye_discharge'], []],
    ["She isn't limping and poops are normal", [], ['limping', 'diarrhea']],
    ['no he has not lost any weight', [], ['weight_loss']],
    ['My last dog died of bloat, retching and collapsed. This one is limping', ['limping'], []],
    ["my sister's dog was coughing all week, mine is sneezing", ['sneezing'], []],
    ['my husband says he is limping', ['limping'], []],
    ['threw up once three days ago and nothing since, now coughing', ['cough'], []],
    ['she had a seizure last night and is fine now', ['seizure'], []],
    ["I don't see any worms or blood in his stool", [], ['worms_seen', 'diarrhea_blood']],
    ['gums are pink and breathing is normal', [], ['pale_gums', 'breath_fast']],
  ];

  it.each(table)('ENG reads "%s"', (text, yes, no) => {
    const found = signs('dog', text);
    for (const id of yes) expect(found.yes).toContain(id);
    for (const id of no) expect(found.no).toContain(id);
    if (yes.length === 0) expect(found.yes).toEqual([]);
  });
});

describe('lay words, slips and details', () => {
  const table: readonly [Species, string, readonly string[]][] = [
    [
      'dog',
      'He vomitted twice and is letharigc, with diahrea',
      ['vomiting', 'lethargy', 'diarrhea'],
    ],
    ['dog', "can't keep any food down", ['keeps_nothing_down']],
    ['dog', 'scooting his butt on the carpet', ['scooting']],
    ['dog', "My dachshund can't use her back legs", ['hind_paralysis']],
    ['dog', 'throwing up and there is blood in it', ['vomit_blood']],
    ['dog', 'he ate a whole bar of dark chocolate', ['toxin_chocolate']],
    ['dog', 'ate half a bar of dark choc 2 hrs ago', ['toxin_chocolate']],
    ['dog', 'scoffed most of a really big family bar of dark chocolate', ['toxin_chocolate']],
    [
      'dog',
      'he had a fit lasting 5 minutes, then another one',
      ['seizure', 'seizure_long', 'seizure_cluster'],
    ],
    [
      'dog',
      'drinking tons of water and peeing all over the house',
      ['drinks_more', 'pee_accidents'],
    ],
    [
      'cat',
      'in and out of the litter box all day, straining, nothing coming out',
      ['pee_often', 'pee_straining', 'pee_none'],
    ],
    ['cat', 'chewed a lily in the vase', ['toxin_lily']],
    ['cat', "hasn't pooped since Tuesday", ['constipation', 'no_stool_48h']],
    ['cat', 'losing weight but eating like a horse', ['weight_loss', 'appetite_up']],
    ['rabbit', 'bunny not eating, tiny poops', ['appetite_loss', 'small_droppings']],
    [
      'horse',
      'rolling and looking at his flank, no manure since last night',
      ['colic_rolling', 'colic_flank', 'no_stool_12h'],
    ],
  ];

  it.each(table)('ENG finds what a %s owner says: "%s"', (species, text, wanted) => {
    expect(signs(species, text).yes).toEqual(expect.arrayContaining([...wanted]));
  });

  it('ENG a chocolate labrador has not eaten chocolate', () => {
    expect(signs('dog', 'My chocolate lab ate his dinner and is itchy').yes).toEqual(['itching']);
  });

  it('ENG an age is not a duration, a duration sets the course', () => {
    const course = (text: string): string | undefined =>
      read('dog', text).evidence.find((item) => item.finding === 'course')?.value;
    expect(course('my 3 year old dog is limping')).toBeUndefined();
    expect(course('limping for 3 weeks')).toBe('weeks');
    expect(course('coughing since yesterday')).toBe('days');
    expect(course('vomiting since this morning')).toBe('hours');
    expect(course('itchy for 6 months')).toBe('months');
  });

  it('ENG "not eating" for two days differs from "eating less" for two days', () => {
    expect(signs('dog', 'has not eaten for 2 days').yes).toContain('not_eating_24h');
    expect(signs('dog', 'eating less for 2 days').yes).not.toContain('not_eating_24h');
    expect(signs('dog', 'not eating much for 2 days').yes).not.toContain('not_eating_24h');
  });

  it('ENG words that no finding covers are kept as they were written', () => {
    expect(
      read('dog', 'His left whisker glows purple in moonlight, and he vomits').unmatched.join(' '),
    ).toContain('whisker glows');
  });
});

describe('slips of an earlier version', () => {
  it('ENG "drunk" is drinking after "has not", and wobbly after "walks as if"', () => {
    expect(signs('dog', 'eating, drinking fine').yes).toEqual([]);
    expect(signs('horse', 'she has drunk some water').yes).not.toContain('wobbly');
    expect(signs('dog', 'has not eaten or drunk').yes).not.toContain('wobbly');
    expect(signs('dog', 'walks like he is drunk').yes).toContain('wobbly');
    expect(signs('dog', 'he would like to drink').yes).not.toContain('wobbly');
  });

  it('ENG "droppings" and "dropping" are one word, also as a verb', () => {
    expect(signs('rabbit', 'small droppings').yes).toContain('small_droppings');
    expect(signs('rabbit', 'every dropping is small').yes).toEqual(
      signs('rabbit', 'every droppings is small').yes,
    );
    expect(signs('dog', 'keeps dropping food from his mouth').yes).toContain('mouth_pain');
  });

  it('ENG what happened to another animal counts where the finding is about others', () => {
    expect(signs('rabbit', 'my other rabbit died last night').yes).toContain('mate_died');
    expect(signs('rabbit', 'his bonded mate died suddenly').yes).toContain('mate_died');
    expect(signs('rabbit', 'my other rabbit is sneezing').yes).toEqual(['sick_contacts']);
  });

  it('ENG a plain "eating" at the end of a clause is a normal appetite', () => {
    expect(signs('dog', 'bright, but eating').no).toContain('appetite_loss');
    expect(signs('dog', 'coughing but eating, and playful').no).toContain('appetite_loss');
    expect(signs('dog', 'she is eating but much less').no).not.toContain('appetite_loss');
    expect(signs('dog', 'he is not eating').yes).toContain('appetite_loss');
  });
});

describe('owners deny in many ways', () => {
  const table: readonly [string, readonly string[]][] = [
    ['zero coughing', ['cough']],
    ['no sign of fleas', ['fleas']],
    ['no signs of pain', ['pain']],
    ['no cough no sneeze no fever', ['cough', 'sneezing', 'fever']],
    ['temp normal, ears clean, poo firm', ['fever', 'ear_discharge', 'diarrhea']],
    ['the vomiting stopped yesterday', ['vomiting']],
    ["isn't drinking any more than usual", ['drinks_more']],
    ["her weight hasn't changed", ['weight_loss']],
    ['his energy is good', ['lethargy']],
    ['no swelling anywhere', ['joint_swelling', 'lump']],
    ['nothing coming out of his nose', ['nasal_discharge']],
    ['eating and pooing normally', ['appetite_loss', 'constipation']],
    ['drinking the usual amount', ['drinks_more']],
    ['limping on Monday but it went away', ['limping']],
  ];
  it.each(table)('ENG reads "%s" as absent', (text, no) => {
    const found = signs('dog', text);
    expect(found.no).toEqual(expect.arrayContaining([...no]));
    expect(found.yes).toEqual([]);
  });

  it('ENG "did not eat anything odd" is not "eats nothing"', () => {
    expect(signs('dog', 'did not eat anything odd').yes).toEqual([]);
  });
});

describe('denials that share, hold or double a "not"', () => {
  const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['he will not eat or move', ['appetite_loss', 'lethargy'], []],
    ['no sick but she has not eaten or pooped since yesterday', ['appetite_loss'], ['vomiting']],
    ['not eating but not vomiting', ['appetite_loss'], ['vomiting']],
    ['he never stops eating', [], ['appetite_loss']],
    ['vomiting has stopped but still diarrhoea', ['diarrhea'], ['vomiting']],
    ['not a day goes by without him vomiting', ['vomiting'], []],
    ['she is not vomiting as much as last week', ['vomiting'], []],
    ['her poo has no blood in it', [], ['diarrhea_blood']],
    ['I can not see any fleas', [], ['fleas']],
    ['checked for mites and found none', [], ['mites_lice']],
    ['balance is fine and his temperature is normal', [], ['wobbly', 'fever']],
    ['his gums are white and he is gone all weak', ['pale_gums', 'weakness'], []],
    ['eating and drinking normally', [], ['appetite_loss', 'drinks_less']],
  ];

  it.each(table)('ENG reads "%s"', (text, yes, no) => {
    const found = signs('dog', text);
    expect(found.yes).toEqual(expect.arrayContaining([...yes]));
    expect(found.no).toEqual(expect.arrayContaining([...no]));
    for (const id of yes) expect(found.no).not.toContain(id);
    for (const id of no) expect(found.yes).not.toContain(id);
  });

  it('ENG a text without a stop is cut right behind a mark, so that a "not" stays with its verb', () => {
    const breathless = `${'we went to the park '.repeat(20)}then we sat there`;
    const found = signs('dog', `${breathless}, has not been vomiting`);
    expect(found).toEqual({ yes: [], no: ['vomiting'] });
  });

  const quiet: readonly string[] = [
    'is this urgent or can it wait',
    'I opened his mouth to look',
    'the smell of the room is normal',
    'my husband thinks I am overreacting',
    'she slept in the corner of the room',
    'his coat is yellowing with age',
    'she tears round the garden and in again',
    'the vet took blood and we are waiting for the blood results',
    'the rug fitted at Christmas',
    'she had a waxy ear a while back',
  ];

  it.each(quiet)('ENG reads no sign in "%s"', (text) => {
    expect(signs('dog', text).yes).toEqual([]);
  });

  it('ENG several times a week is not many times a day', () => {
    expect(signs('dog', 'he vomits several times a week').yes).toEqual(['vomiting']);
    expect(signs('dog', 'he vomits several times a day').yes).toContain('vomit_frequent');
  });
});

describe('words beside a part of the body', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['One of his little front teeth is wobbling.', ['tooth_loose'], ['wobbly']],
    ['Her left eye is half shut. She rubs it on the sofa.', ['eye_rub'], ['itching']],
    ['His left eye is red, the other eye looks perfect.', ['eye_red'], []],
    ['She had a barking fit at the door, and the job hangs by a thread.', [], ['seizure']],
    ['The chin on him these past three days is soaked.', ['drooling'], []],
  ])('ENG reads "%s"', (text, present, none) => {
    const { yes } = signs('dog', text);
    for (const id of present) expect(yes).toContain(id);
    for (const id of none) expect(yes).not.toContain(id);
  });
});

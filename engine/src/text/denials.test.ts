import { describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';

const readers = new Map<Species, ReturnType<typeof makeReader>>(
  await Promise.all(
    (['dog', 'cat', 'horse', 'reptile', 'ferret'] as const).map(
      async (species) => [species, makeReader(await loadKnowledge(species))] as const,
    ),
  ),
);

function denied(species: Species, text: string): string[] {
  const reader = readers.get(species);
  if (!reader) throw new Error(`no reader for ${species}`);
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return evidence.filter(({ value }) => value === 'no').map(({ finding }) => finding);
}

function stated(species: Species, text: string): string[] {
  const reader = readers.get(species);
  if (!reader) throw new Error(`no reader for ${species}`);
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return evidence.filter(({ value }) => value === 'yes').map(({ finding }) => finding);
}

describe('a denial needs words that say so', () => {
  it.each<[Species, string, string]>([
    ['reptile', 'Our gecko has had two bits of tail amputated', 'pee_none'],
    ['horse', 'He has two sorts of cough', 'pee_none'],
    ['cat', 'The tray is in the hall and he still has not gone in it', 'pregnant'],
    ['cat', 'Since he came to us he sneezes', 'hiding'],
    ['cat', 'He could still go in his litter box but wobbles', 'diarrhea'],
    ['cat', 'Normally he is really active and goes out by his cat flap', 'lethargy'],
    ['dog', 'I clean her ears every week', 'ear_red'],
    ['dog', 'A hind leg looked like it dragged', 'lethargy'],
    ['cat', 'She is not losing weight but very thirsty', 'confused'],
    ['cat', 'Her eyes are tearing up', 'limping'],
    ['horse', 'He keeps wanting to lie down', 'vomiting'],
    ['dog', 'He is breathing fine but limps', 'bad_breath'],
    ['dog', 'ok so back legs are wobbly', 'hind_paralysis'],
    ['dog', 'ok so blood is coming from her nose', 'bleeding'],
    [
      'cat',
      'He was short of breath and we raced with him to a vet that is open 24 hours',
      'breath_fast',
    ],
    ['dog', 'Limping this morning and I found a raised spot on his right front leg', 'limp_back'],
    ['cat', 'There was no other injury and the vet gave him some pain meds', 'nsaid_given'],
    ['horse', 'A gash at the back end. I guess it is not that sore', 'limp_back'],
    ['horse', 'Red skin on his leg. It is not too sore', 'skin_red'],
    ['horse', 'He stands there as though nothing happened', 'trauma'],
    ['cat', 'She goes to eat but leaves it', 'eats_nothing'],
    ['cat', 'There are no injuries, she sleeps a lot', 'trigger_activity'],
    ['ferret', 'His neck bends back but it is not limp', 'limping'],
  ])('bug: invented denials: %s: %s', (species, text, finding) => {
    expect(denied(species, text)).not.toContain(finding);
  });

  it.each<[Species, string, string]>([
    ['dog', 'is she dying', 'collapse'],
    ['cat', 'We saw a gash on her leg, so I got a cloth and began rubbing it', 'itch_face'],
    [
      'cat',
      'He peed on the mat. The first time was worse. He was peeing blood back then',
      'pee_blood',
    ],
    ['ferret', 'The vet gave a steroid jab, come back on Monday', 'recent_vaccine'],
    ['cat', 'One of the cats is sick, she hides under the bed', 'sick_contacts'],
    ['horse', 'She ran a bit stiffly after the new hay came', 'feed_rich'],
    ['horse', 'I thought they were meant to loosen up', 'stiff'],
    ['dog', "He's got a limp", 'weakness'],
    ['horse', 'The gums have gone a dirty brick colour', 'toxin_xylitol'],
  ])('bug: invented signs: %s: %s', (species, text, finding) => {
    expect(stated(species, text)).not.toContain(finding);
  });

  it.each<[Species, string, string]>([
    ['cat', 'Her face is tilted to the left', 'head_tilt'],
    ['dog', 'He has been a bit down for a few days', 'lethargy'],
    ['dog', 'One of my other dogs is coughing', 'sick_contacts'],
  ])('bug: signs that were not heard: %s: %s', (species, text, finding) => {
    expect(stated(species, text)).toContain(finding);
  });

  it('bug: an animal that eats anything it is given was asked about its food', () => {
    expect(denied('dog', 'He eats anything healthy we give him')).toContain('appetite_loss');
  });

  it('bug: blood all over the fence was not heard', () => {
    expect(stated('horse', 'There is a gash on him and blood all over his fence')).toContain(
      'bleeding',
    );
  });

  it('bug: "he has got a limp" was no limp', () => {
    expect(stated('dog', "He's got a limp")).toContain('limping');
  });

  it.each<[Species, string, string]>([
    ['cat', 'She is peeing normally', 'pee_none'],
    ['cat', 'He is not hiding', 'hiding'],
    ['dog', 'He gets up fine but is sick', 'cannot_stand'],
    ['dog', 'Poops are normal, just itchy', 'diarrhea'],
  ])('a good sign stays one: %s: %s', (species, text, finding) => {
    expect(denied(species, text)).toContain(finding);
  });
});

describe('a denial ends where another sentence begins, though no mark stands there', () => {
  it.each<[Species, string, string]>([
    ['dog', 'I did not see what happened he is bleeding from his mouth', 'mouth_bleeding'],
    ['dog', "I can't find the vet's number he is having a seizure", 'seizure'],
    ['dog', "He doesn't seem like himself he keeps falling over", 'wobbly'],
    ['dog', 'He collapsed this morning and has not had any water', 'collapse'],
    ['dog', 'I started to worry when he collapsed', 'collapse'],
    ['dog', 'I googled it he is having a seizure', 'seizure'],
    ['dog', "Googled choking, he is blue and can't breathe", 'breath_hard'],
  ])(
    'bug: an emergency behind it, or behind a search, was not told: %s "%s"',
    (species, text, finding) => {
      expect(stated(species, text)).toContain(finding);
    },
  );

  it.each<[Species, string, string]>([
    ['dog', "I don't think he is limping", 'limping'],
    ['dog', "He doesn't look like he is in pain", 'pain'],
  ])('and holds where it opens that sentence: %s "%s"', (species, text, finding) => {
    expect(denied(species, text)).toContain(finding);
  });
});

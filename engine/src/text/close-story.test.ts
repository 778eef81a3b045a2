import { describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';

async function signs(species: Species, text: string): Promise<string[]> {
  const reader = makeReader(await loadKnowledge(species));
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return evidence.flatMap(({ finding, value }) => (value === 'yes' ? [finding] : []));
}

describe('what a later sentence says of the story before it', () => {
  it.each<[Species, string]>([
    ['dog', 'He vomited all night. He is right as rain now.'],
    ['reptile', 'Crickets chewed her tail. Shorter now, but none the worse.'],
    ['cat', 'She had a bad cold and sneezed a lot. She made a full recovery.'],
    ['horse', 'Each ride begins with a cough. He has been at it all his life.'],
    ['horse', "He farts a lot when he trots. That's just him."],
    ['ferret', "They carried him in that day, stone cold, couldn't move."],
    ['guinea_pig', 'They had little fits, jerking and flipping. Turns out it is popcorning!'],
    ['hamster', 'She sleeps all day and the wheel goes all night.'],
    ['reptile', 'When anybody goes past mine stops eating or drinking.'],
    ['cat', 'Moose, who eats anything, would not have the pills.'],
    ['ferret', "He won't walk any more, only run!"],
    ['dog', 'Her eyes are brown and squinty.'],
    ['dog', 'From my own dogs I can tell you a limp is often put on.'],
    ['cat', 'We clip his claws and the back ones hurt less than the rest.'],
    ['hamster', 'Asleep now like they are in the day.'],
    ['bird', 'She has not left her perch.'],
  ])('14.4 what is over, explained or as ever is no illness of a %s: %s', async (species, text) => {
    expect(await signs(species, text)).toEqual([]);
  });

  it.each<[Species, string]>([
    ['rabbit', 'He hardly ate for two weeks, now he eats well again.'],
    ['rabbit', 'She stopped eating yesterday but is eating again now.'],
    ['guinea_pig', 'She ate nothing all morning. She is eating her hay again now.'],
  ])('14.2 bug: a %s that eats again still ate nothing: %s', async (species, text) => {
    expect(await signs(species, text)).toEqual([]);
  });

  it.each<[Species, string, string]>([
    ['rabbit', 'He stopped eating yesterday. He is drinking well now.', 'not_eating_12h'],
    ['rabbit', 'No poos since last night, he is eating now though.', 'no_stool_12h'],
    [
      'dog',
      'He was retching with nothing coming up, now he is drinking fine.',
      'retching_unproductive',
    ],
  ])('14.2 what is not told as over stands in a %s: %s', async (species, text, id) => {
    expect(await signs(species, text)).toContain(id);
  });

  it('14.4 "as usual" and "regular" are said of what stands beside them alone', async () => {
    expect(await signs('horse', 'My horse is nosy as usual, poo like water.')).toContain(
      'diarrhea',
    );
    expect(await signs('horse', 'My horse does runny poo as usual, eats well.')).toEqual([]);
    const reader = makeReader(await loadKnowledge('dog'));
    const text = 'My dog had a lump off his bowel and has regular check ups.';
    const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
    expect(evidence.map(({ finding }) => finding)).not.toContain('diarrhea');
    expect(await signs('dog', 'Her itch began when she ran off.')).toEqual(['itching']);
    expect(await signs('cat', 'He had soft food for so many years. His teeth are brown.')).toEqual([
      'tartar',
    ]);
    expect(await signs('rabbit', 'My rabbit drags her back ones.')).toContain('hind_paralysis');
  });

  it('bug: how long ago a companion died was how long the animal was ill', async () => {
    const reader = makeReader(await loadKnowledge('rabbit'));
    const text = 'His brother died two months ago. He has soft poo.';
    const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
    const ids = evidence.map(({ finding }) => finding);
    expect(ids).toContain('diarrhea');
    expect(ids).not.toContain('sick_contacts');
    expect(ids).not.toContain('course');
    const moved = 'He licks his tummy bald. Started about six weeks ago when we moved house.';
    const { evidence: since } = extract(reader, moved, { source: 'text', turn: 0 });
    expect(since.map(({ finding }) => finding)).toContain('course');
  });

  it.each<[Species, string, string]>([
    ['dog', 'He had a seizure last night. Right as rain now.', 'seizure'],
    ['dog', 'He ate rat poison. He is none the worse for it.', 'toxin_rodenticide'],
    ['cat', 'She is breathing hard. That is just how she is.', 'breath_hard'],
    ['dog', 'He vomited all night. He was right as rain, but today he vomited again.', 'vomiting'],
    ['dog', 'He was sick. He was right as rain now. It started again.', 'vomiting'],
    ['dog', 'He is limping. He made a full recovery from his surgery.', 'limping'],
    ['dog', 'He made a full recovery. Now he is limping.', 'limping'],
    ['guinea_pig', 'He had a fit. I thought it was popcorning.', 'seizure'],
    ['guinea_pig', 'He was popcorning, then he had a seizure.', 'seizure'],
    ['hamster', 'She sleeps all day and all night.', 'lethargy'],
    ['reptile', 'He stops eating.', 'appetite_loss'],
    ['ferret', "He won't walk any more.", 'lethargy'],
    ['rabbit', "He's pulling along with his front feet.", 'hind_paralysis'],
  ])('14.2 what kills or comes back stands in a %s: %s', async (species, text, id) => {
    expect(await signs(species, text)).toContain(id);
  });
});

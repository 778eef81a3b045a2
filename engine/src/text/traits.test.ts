import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import type { Reader } from './extract.ts';
import { extract, makeReader } from './extract.ts';

let reader: Reader;

beforeAll(async () => {
  reader = makeReader(await loadKnowledge('ferret'));
});

function signs(text: string): { yes: string[]; no: string[] } {
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  const of = (value: string): string[] =>
    evidence.filter((item) => item.value === value).map((item) => item.finding);
  return { yes: of('yes'), no: of('no') };
}

describe('a part of the body beside a quality', () => {
  it.each([
    ['Her tongue has gone a horrible slate sort of colour', 'blue_gums'],
    ['His left ear, the bad one, is red and it pongs', 'ear_smell'],
    ['His nose, poor lad, is gunky', 'nasal_discharge'],
    ['His lids are red, puffy and weeping', 'eye_discharge'],
    ['She squealed when I ran my hand down her spine', 'back_pain'],
    ['He flinches if we press his tummy', 'belly_pain'],
  ])('ENG reads "%s"', (text, finding) => {
    expect(signs(text).yes).toContain(finding);
  });

  it.each([
    ['There is a cut on her paw, and the whiskers have snapped', 'fracture_look'],
    ['I found Mango asleep on the shelf', 'mites_lice'],
    ['We waited forty minutes and he was fine', 'gas'],
    ['There is a dull swelling to one side', 'lethargy'],
    ['She cried out when I ran my thumb down her spine', 'vocal'],
  ])('ENG does not read too much into "%s"', (text, finding) => {
    expect(signs(text).yes).not.toContain(finding);
  });

  it.each([
    ['Her ears are not red or smelly', 'ear_smell'],
    ['No change in appetite or droppings', 'diarrhea'],
    ['Her poos and her drinking are as ever', 'drinks_more'],
    ['He is eating, drinking and playing', 'drinks_less'],
  ])('ENG reads a denial in "%s"', (text, finding) => {
    expect(signs(text).no).toContain(finding);
  });

  it('ENG "trouble eating and drinking" is no good sign', () => {
    expect(signs('He is not eating and drinking').no).not.toContain('drinks_less');
  });
});

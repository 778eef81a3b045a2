import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from './index.ts';
import type { AnySpecies } from './knowledge-types.ts';
import { engineOf, everySpecies, loadEngines } from './testing/consults.ts';
import type { Patient } from './types.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../shell/public/emergency.html'), 'utf8');
const UNKNOWN: Omit<Patient, 'species'> = {
  breed: '',
  sex: 'unknown',
  age: null,
  ageUnit: 'years',
  spayedNeutered: 'unknown',
  weight: null,
  weightUnit: 'category',
};

beforeAll(loadEngines, 120_000);

/** Lines that are no owner's sentence, and one in which an owner says the same. */
const SAID: Readonly<Record<string, string>> = {
  'A female that is not spayed, ill in the weeks after heat: drinks more, discharge':
    'She is not spayed and was in heat last month. She drinks more and has a discharge from her vulva.',
  'Back legs suddenly do not work': 'He suddenly cannot use his back legs.',
  'A male that strains, goes to the tray again and again, or cries, with little or no urine':
    'My male cat strains in the litter tray again and again and no urine comes out.',
  'Any contact with a lily: damage to the kidneys begins within 12 to 24 hours':
    'She chewed on a lily.',
  'A temperature over 39.2 °C (102.5 °F)': 'His temperature is 39.5 °C.',
  'Foaling for over 30 minutes': 'She has been pushing for over 30 minutes and no foal comes.',
  'Has stopped eating or passing droppings; after 12 hours its life is in danger':
    'She has not eaten anything and has passed no droppings for 12 hours.',
  'Maggots in the fur (fly-strike), the commonest recorded cause of death':
    'There are maggots in her fur.',
  'Has stopped eating, or passes fewer droppings':
    'She has stopped eating, nothing since last night.',
  'A bloated belly': 'Her belly is suddenly bloated and hard.',
  'A sow in hard labor that brings no young':
    'My sow is in labor, she has strained for an hour and no baby comes.',
  'A cheek pouch that is stuck or hangs out': 'Her cheek pouch is hanging out of her mouth.',
  'A male that strains to pass urine': 'He strains to pee and nothing comes out.',
  'A pale female in heat that is not spayed':
    'She is not spayed, has been in heat for weeks, and her gums are pale.',
  'Something hanging out that should be inside': 'Something pink is hanging out of his vent.',
  'Open-mouth or gurgling breathing': 'He breathes with his mouth open.',
};

/** What a line of the page says, without who publishes it. */
const plain = (html: string): string =>
  html
    .replace(/<cite>.*?<\/cite>/gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The lines below a heading of one animal. */
function linesOf(species: AnySpecies, heading: string): readonly string[] {
  const animal = PAGE.slice(PAGE.indexOf(`<details id="${species}">`)).split('</details>')[0] ?? '';
  const list = animal.slice(animal.indexOf(`<h3>${heading}</h3>`)).split('</ul>')[0] ?? '';
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map((match) => plain(match[1] ?? ''));
}

const signs = everySpecies.flatMap((species) =>
  linesOf(species, 'Go to a vet now').map((line) => [species, line] as const),
);

describe('the emergency page and the rules are of one mind', () => {
  it('PWA-02 every animal has signs, and every sentence stands for a line of the page', () => {
    expect(signs.length).toBeGreaterThan(40);
    const lines = new Set(signs.map(([, line]) => line));
    expect(Object.keys(SAID).filter((line) => !lines.has(line))).toEqual([]);
  });

  it.each(signs)('PWA-02 %s: "%s" is an emergency', (species, line) => {
    const text = SAID[line] ?? line;
    const [danger] = engineOf(species).dangers({ ...UNKNOWN, species }, text);
    expect(danger?.level).toBe('emergency');
    expect(danger?.care?.do).toHaveLength(3);
  });
});

describe('the first aid of the page is that of the plans', () => {
  const texts = [...PAGE.matchAll(/<li>(.*?)<\/li>/gs)].map((match) => plain(match[1] ?? ''));
  let plans: Awaited<ReturnType<typeof loadKnowledge>>['care'] = [];
  beforeAll(async () => {
    const all = await Promise.all(everySpecies.map(loadKnowledge));
    plans = all.flatMap(({ care }) => care);
  });

  it.each([
    [/^Heatstroke: go to shade and cool first/, 'heat', /Cool first and drive second.*shade/],
    [/^A fit: move things away, do not hold/, 'seizure', /Move hard things away/],
    [/^A fit: .*time it/, 'seizure', /Time it/],
    [/^A fit: .*do not hold your pet or its mouth/, 'seizure', /Do not hold it down/],
    [/weakness or confusion: put syrup on the gums/, 'low-sugar', /syrup on the gums/],
    [/not if it cannot swallow/, 'low-sugar', /cannot swallow/],
    [/^Fumes or smoke: take the bird away/, 'fumes', /into fresh air now/],
    [/^Press firmly on a bleeding wound/, 'bleeding', /Press/],
    [/cannot walk: carry it flat, on a board or in a blanket/, 'broken', /board|blanket|flat/],
    [/^Lily: take the plant, or a photo/, 'poison', /photo of the plant/],
    [/^Keep clear of a rolling horse/, 'colic', /roll/],
  ])('PWA-02 %s is in the plan "%s"', (line, id, words) => {
    expect(texts.some((text) => line.test(text))).toBe(true);
    const plan = plans.find((one) => one.id === id);
    expect([...(plan?.do ?? []), ...(plan?.never ?? [])].join(' ')).toMatch(words);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from './index.ts';
import type { AnySpecies } from './knowledge-types.ts';
import { engineOf, everySpecies, loadEngines } from './testing/consults.ts';
import { buildModel } from './infer/model.ts';
import { planOfRule } from './report/care.ts';
import type { RedFlag } from './safety-types.ts';
import {
  NOT_ON_PAGE,
  OF_ANY,
  OTHER_SENTENCES,
  SENTENCES,
} from './testing/emergency-page-sentences.ts';
import type { Patient } from './types.ts';

const pageAt = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../shell/public', name), 'utf8');
const PAGE = pageAt('emergency.html');
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

const besides = everySpecies.flatMap((species) =>
  ['See a vet today', 'Poisons'].flatMap((heading) =>
    linesOf(species, heading).map((line) => [species, line] as const),
  ),
);

describe('the emergency page and the rules are of one mind', () => {
  it('PWA-02 every animal has signs, and every sentence stands for a line of the page', () => {
    expect(signs.length).toBeGreaterThan(40);
    const lines = new Set(signs.map(([, line]) => line));
    expect(Object.keys(SENTENCES).filter((line) => !lines.has(line))).toEqual([]);
    const more = [...new Set(besides.map(([, line]) => line))];
    expect(Object.keys(OTHER_SENTENCES).toSorted()).toEqual(more.toSorted());
  });

  it.each(besides)('PWA-02 %s: "%s" is for today at the latest', (species, line) => {
    const levels = (OTHER_SENTENCES[line] ?? []).map((text) => [
      text,
      engineOf(species).dangers({ ...UNKNOWN, species }, text)[0]?.level ?? 'none',
    ]);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.filter(([, level]) => level !== 'emergency' && level !== 'today')).toEqual([]);
  });

  it.each(signs)('PWA-02 %s: "%s" is an emergency', (species, line) => {
    const text = SENTENCES[line] ?? line;
    const [danger] = engineOf(species).dangers({ ...UNKNOWN, species }, text);
    expect(danger?.level).toBe('emergency');
    expect(danger?.care?.do).toHaveLength(3);
  });
});

describe('what the page says of any animal and the rules are of one mind', () => {
  const LEVELS = { now: ['emergency'], today: ['emergency', 'today'] } as const;
  const listOf = (page: string, block: string): readonly string[] => {
    const list =
      page.slice(page.indexOf(`<section class="${block}">`)).split('</section>')[0] ?? '';
    return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map((match) => plain(match[1] ?? ''));
  };

  describe.each(['now', 'today'] as const)('PWA-02 "%s"', (block) => {
    it('has a sentence for every line', () => {
      expect(Object.keys(OF_ANY[block])).toEqual(listOf(PAGE, block));
    });

    it.each(Object.values(OF_ANY[block]).flat())('%s', (text) => {
      const levels = everySpecies.map((species) => [
        species,
        engineOf(species).dangers({ ...UNKNOWN, species }, text)[0]?.level ?? 'none',
      ]);
      const allowed: readonly string[] = LEVELS[block];
      expect(levels.filter(([, level]) => !allowed.includes(level ?? ''))).toEqual([]);
    });
  });

  it('PWA-02 the Spanish page has the same lists, line by line, by the same sources', () => {
    const shapeOf = (page: string): readonly (readonly string[])[] =>
      [...page.matchAll(/<ul>(.*?)<\/ul>/gs)].map((list) =>
        [...(list[1] ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(
          (line) => /<cite>(.*?)<\/cite>/s.exec(line[1] ?? '')?.[1] ?? '',
        ),
      );
    expect(shapeOf(pageAt('urgencias.html'))).toEqual(shapeOf(PAGE));
  });
});

describe('the page has the dangers of the rules', () => {
  /** Rules of emergencies that no line stands for: whose signs are none of a line's, and for which another thing is to be done. */
  async function notOnPage(species: AnySpecies): Promise<readonly string[]> {
    const knowledge = await loadKnowledge(species);
    const model = buildModel(knowledge);
    const texts = [
      ...Object.values(OF_ANY.now).flat(),
      ...linesOf(species, 'Go to a vet now').map((line) => SENTENCES[line] ?? line),
    ];
    const patient = { ...UNKNOWN, species };
    const dangers = texts.flatMap((text) => engineOf(species).dangers(patient, text));
    const fired = new Set(dangers.map(({ id }) => id));
    const emergencies = knowledge.redFlags.filter(({ level }) => level === 'emergency');
    const listed = emergencies.filter(({ id }) => fired.has(id));
    // A plan for a whole body system stands for no one danger.
    const planOf = (id: string): string | undefined => {
      const plan = planOfRule(model, id);
      return plan?.systems === undefined ? plan?.id : undefined;
    };
    const plans = new Set(listed.flatMap(({ id }) => planOf(id) ?? []));
    const signs = listed.flatMap(({ when }) => when);
    const isListed = (rule: RedFlag): boolean =>
      plans.has(planOf(rule.id) ?? '') ||
      rule.when.every((all) => signs.some((some) => some.every((one) => all.includes(one))));
    return emergencies.filter((rule) => !fired.has(rule.id) && !isListed(rule)).map(({ id }) => id);
  }

  it('PWA-02 but for those that are known to be missing, and none of these is there after all', async () => {
    const animals = everySpecies.filter((species) => species !== 'other');
    const missing = new Set((await Promise.all(animals.map(notOnPage))).flat());
    expect([...missing].toSorted()).toEqual(Object.values(NOT_ON_PAGE).flat().toSorted());
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

import * as v from 'valibot';

/**
 * The format of every file of knowledge: what machines weigh. What owners read stands in `text-schema.ts`. The meaning of
 * each field is said in `engine/src/knowledge-types.ts`.
 */
const text = v.pipe(v.string(), v.nonEmpty('is empty'));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A multiplier of a prior. */
const times = v.pipe(v.number(), v.minValue(0));
const shares = v.record(text, share);
const sourced = <Number extends typeof share | typeof times>(number: Number) =>
  v.union([number, v.tuple([number, text])]);

export type SpeciesId = (typeof speciesIds)[number];
export const speciesIds = [
  'dog',
  'cat',
  'horse',
  'bird',
  'rabbit',
  'ferret',
  'guinea_pig',
  'hamster',
  'reptile',
] as const;
const topics = [
  'general',
  'gut',
  'breathing',
  'heart',
  'urinary',
  'repro',
  'skin',
  'ear',
  'eye',
  'mouth',
  'limbs',
  'nerves',
  'lump',
  'injury',
  'toxin',
  'behaviour',
  'husbandry',
] as const;
const ages = ['baby', 'young', 'adult', 'mature', 'senior'] as const;

const species = v.picklist(speciesIds);
const topic = v.picklist(topics);
/** Only keys of a list, in the order in which they are written. */
const byKey = <const Keys extends readonly string[], Value extends v.GenericSchema>(
  keys: Keys,
  value: Value,
) => v.record(v.picklist(keys), value);

/** "a + b" holds when both hold; "!a" told absent; "a=b" a value of a choice. */
const sign = /^!?[a-z][a-z0-9_]*(?:=[a-z0-9_]+)?$/;
const all = v.pipe(
  text,
  v.transform((written) => written.split(' + ')),
  v.check((refs) => refs.every((ref) => sign.test(ref)), 'is no "finding + finding"'),
);
const when = v.array(all);

const condition = v.strictObject({
  is: v.strictObject({
    system: topic,
    urgency: v.picklist(['emergency', 'today', 'soon', 'routine', 'watch']),
    redFlag: v.picklist(['critical', 'serious', 'none']),
    source: text,
    prior: sourced(times),
    complaints: byKey(topics, share),
  }),
  who: v.exactOptional(
    v.strictObject({
      age: v.exactOptional(byKey(ages, times)),
      male: v.exactOptional(times),
      female: v.exactOptional(times),
      intactMale: v.exactOptional(times),
      intactFemale: v.exactOptional(times),
      neutered: v.exactOptional(times),
      breeds: v.exactOptional(v.record(text, times)),
    }),
  ),
  context: v.exactOptional(
    v.array(
      v.strictObject({
        field: v.picklist([
          'medication',
          'illness',
          'operation',
          'vaccination',
          'diet',
          'environment',
          'weight',
        ]),
        has: v.array(text),
        times,
      }),
    ),
  ),
  findings: v.record(text, sourced(share)),
  values: v.exactOptional(v.record(text, shares)),
  labs: v.exactOptional(
    v.record(text, v.strictObject({ high: v.exactOptional(share), low: v.exactOptional(share) })),
  ),
  /** Likelihood ratio of a result that fits, and of its absence. */
  tests: v.record(text, v.tuple([sourced(times), sourced(times)])),
  gentleSkinCare: v.exactOptional(v.literal(true)),
});

const derive = v.intersect([
  v.object({ adds: text, unless: v.exactOptional(v.array(text)) }),
  v.union([
    v.object({ hours: v.number() }),
    v.object({ timesPerDay: v.number() }),
    v.object({ minutes: v.number() }),
  ]),
]);

const finding = v.strictObject({
  topic,
  parent: v.exactOptional(text),
  group: v.exactOptional(text),
  leak: share,
  told: v.exactOptional(share),
  answerable: v.exactOptional(share),
  values: v.exactOptional(shares),
  derive: v.exactOptional(v.array(derive)),
  aboutOthers: v.exactOptional(v.boolean()),
  pastCounts: v.exactOptional(v.boolean()),
  excludes: v.exactOptional(v.array(text)),
  toldBy: v.exactOptional(v.array(text)),
  either: v.exactOptional(v.record(text, v.array(text))),
  asksOpposite: v.exactOptional(v.boolean()),
  species: v.exactOptional(v.array(species)),
  unlisted: v.exactOptional(v.array(species)),
  askable: v.exactOptional(v.boolean()),
});

const patients = v.strictObject({
  sex: v.exactOptional(v.picklist(['male', 'female'])),
  intact: v.exactOptional(v.boolean()),
  age: v.exactOptional(v.array(v.picklist(ages))),
  breeds: v.exactOptional(v.array(text)),
});

const redFlag = v.strictObject({
  level: v.picklist(['emergency', 'today', 'soon']),
  when,
  unless: v.exactOptional(when),
  who: v.exactOptional(patients),
  species: v.exactOptional(v.array(species)),
  notSpecies: v.exactOptional(v.array(species)),
  guards: v.exactOptional(v.array(text)),
  screen: v.exactOptional(v.array(topic)),
  source: text,
});

export const safetyQuestions = v.array(
  v.strictObject({
    check: text,
    who: v.exactOptional(patients),
    when,
    ask: text,
    guards: v.array(text),
    source: text,
  }),
);

const source = v.strictObject({
  title: text,
  kind: v.picklist(['study', 'textbook', 'expert-estimate']),
  date: text,
});

const carePlan = v.strictObject({
  source: text,
  /** Beginnings of ids of rules. */
  prefix: v.exactOptional(v.array(text)),
  flags: v.exactOptional(v.array(text)),
  conditions: v.exactOptional(v.array(text)),
  systems: v.exactOptional(v.array(topic)),
  species: v.exactOptional(v.array(species)),
  notSpecies: v.exactOptional(v.array(species)),
});

/** From which amount a poison harms; see `doses.yaml`. */
const dose = v.strictObject({
  toxin: text,
  species: v.array(species),
  source: text,
  kinds: v.exactOptional(v.record(text, times)),
  usual: v.exactOptional(text),
  units: v.exactOptional(v.record(text, times)),
  strength: v.exactOptional(times),
  bands: v.array(v.tuple([times, v.picklist(['watch', 'today', 'emergency'])])),
});

export const conditions = v.record(text, condition);
const range = v.tuple([v.number(), v.number()]);
/** What an owner can measure at home; see `measures.yaml`. */
export const measures = v.record(
  text,
  v.strictObject({
    tool: v.picklist([
      'breaths',
      'beats',
      'refill',
      'gums',
      'body',
      'cat-face',
      'rabbit-face',
      'horse-face',
    ]),
    finding: text,
    species: v.exactOptional(v.array(v.picklist(speciesIds))),
    limits: v.exactOptional(
      byKey(
        speciesIds,
        v.strictObject({ usual: v.exactOptional(range), sign: range, source: text }),
      ),
    ),
  }),
);
/** Which picture helps a vet; see `pictures.yaml`. */
export const pictures = v.record(
  v.picklist(['gums', 'eye', 'stool', 'wound', 'gait', 'breathing']),
  v.strictObject({ takes: v.picklist(['photo', 'film']), source: text, findings: v.array(text) }),
);
export const doses = v.record(text, dose);
/** By step, 1 first: the tests that a vet makes in it. */
export const testSteps = byKey(['1', '2', '3', '4'], v.array(text));
export const care = v.record(text, carePlan);
export const findings = v.record(text, finding);
export const redFlags = v.record(text, redFlag);
export const sources = v.record(text, source);
export const toxins = v.record(
  text,
  v.strictObject({
    level: v.exactOptional(v.picklist(['emergency', 'today'])),
    species: v.exactOptional(v.array(species)),
  }),
);
export const analytes = v.record(text, v.strictObject({ high: share, low: share }));
/** By finding: what it looks like, as observations; "a/b" is either concept. */
export const observations = v.record(text, v.array(text));
export const pack = v.strictObject({
  version: text,
  ageBands: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** Files of conditions, in the order of the report. */
  conditions: v.array(text),
  leaks: v.exactOptional(shares),
  /** Signs that can wait, told alone of an animal that is well otherwise. */
  waits: v.exactOptional(v.record(text, v.picklist(['routine', 'watch']))),
  breedGroups: v.record(text, v.array(text)),
  sources,
});
export const sharedFiles = v.strictObject({
  findings: v.array(text),
  observations: v.array(text),
  ownObservations: v.record(text, v.array(text)),
});

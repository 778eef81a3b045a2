import type { CodedObservations, SpeciesFile } from './compiled-types.ts';
import type {
  AnySpecies,
  Finding,
  Knowledge,
  Measure,
  RedFlag,
  Species,
  SpeciesPack,
  Toxin,
} from './knowledge-types.ts';
import { sharedFile } from './shared-file.ts';

/** The rule for whatever deadly thing an owner names. */
const NAMED = 'named-danger';
const sharedVersion = '1.3.0';

const files: Readonly<Record<AnySpecies, () => Promise<{ compiled: string }>>> = {
  dog: () => import('#compiled/dog'),
  cat: () => import('#compiled/cat'),
  horse: () => import('#compiled/horse'),
  bird: () => import('#compiled/bird'),
  rabbit: () => import('#compiled/rabbit'),
  ferret: () => import('#compiled/ferret'),
  guinea_pig: () => import('#compiled/guinea_pig'),
  hamster: () => import('#compiled/hamster'),
  reptile: () => import('#compiled/reptile'),
  other: () => import('#compiled/other'),
};

interface Limited {
  species?: readonly Species[];
  notSpecies?: readonly Species[];
}

function applies(item: Limited, species: AnySpecies): boolean {
  const list: readonly AnySpecies[] | undefined = item.species;
  const not: readonly AnySpecies[] | undefined = item.notSpecies;
  return (!list || species === 'other' || list.includes(species)) && !not?.includes(species);
}

function toxinFinding(toxin: Toxin): Finding {
  return {
    id: `toxin_${toxin.id}`,
    name: `contact with ${toxin.name}`,
    topic: 'toxin',
    ask: `Could {pet} have had contact with ${toxin.name}?`,
    parent: 'toxin_exposure',
    leak: 0.1,
    told: 0.95,
    askable: false,
  };
}

function toxinRule(toxin: Toxin): RedFlag {
  return {
    id: `toxin-${toxin.id}`,
    name: `Contact with ${toxin.name}`,
    level: toxin.level ?? 'emergency',
    when: [[`toxin_${toxin.id}`]],
    reason: toxin.why,
    source: 'triage',
    advice:
      'Call a vet or an animal poison line now. Say what, how much, when, and your animal’s weight. Do not try to make it vomit. Keep the packet.',
    guards: ['toxin-ingestion'],
  };
}

const toxinExposure: Finding = {
  id: 'toxin_exposure',
  name: 'possible contact with a poison',
  short: 'may have met a poison or fumes',
  topic: 'toxin',
  leak: 0.01,
  told: 0.9,
  answerable: 0.8,
  ask: 'Could {pet} have eaten or touched something poisonous: medicine, chemicals, plants, rat bait?',
  askFor: {
    dog: 'Could {pet} have got at something poisonous in the last days: rat bait, tablets, chocolate, chewing gum, grapes, slug pellets?',
    cat: 'Could {pet} have touched or been given something poisonous: lilies or another plant, flea drops for dogs, a medicine for people, antifreeze?',
    bird: 'Could {pet} have breathed fumes (a hot non-stick pan, oven, heater, spray or smoke), or eaten something poisonous?',
  },
};

const exposureRule: RedFlag = {
  id: 'toxin-exposure',
  name: 'Possible poisoning',
  level: 'today',
  when: [['toxin_exposure']],
  source: 'triage',
  reason: 'A poison may do harm before any sign is seen.',
  advice: 'Call a vet or an animal poison line now. Do not try to make your animal vomit.',
  guards: ['toxin-ingestion'],
};

const labCritical: Finding = {
  id: 'lab_critical',
  name: 'a critical laboratory value',
  topic: 'general',
  ask: 'Is any laboratory value marked critical?',
  leak: 0.001,
  told: 0.9,
  askable: false,
};

function mergeFindings(pack: SpeciesPack): Finding[] {
  const { toxins } = sharedFile;
  const poison = toxins.filter((toxin: Toxin) => applies(toxin, pack.species)).map(toxinFinding);
  const byId = new Map<string, Finding>();
  for (const finding of [...sharedFile.findings, toxinExposure, labCritical, ...poison])
    if (applies(finding, pack.species)) byId.set(finding.id, finding);
  for (const finding of pack.findings) byId.set(finding.id, finding);
  return [...byId.values()].map((finding) => {
    const leak = pack.leaks?.[finding.id];
    return leak === undefined ? finding : { ...finding, leak };
  });
}

function knownRefs(rule: RedFlag, ids: ReadonlySet<string>): RedFlag {
  const usable = rule.when.filter((all) =>
    all.every((ref) => ids.has(ref.replace(/^!/, '').split('=')[0] ?? '')),
  );
  const unless = rule.unless?.filter((all) =>
    all.every((ref) => ids.has(ref.replace(/^!/, '').split('=')[0] ?? '')),
  );
  return { ...rule, when: usable, ...(unless ? { unless } : {}) };
}

const split = ([key, list]: CodedObservations[number]): readonly [string, readonly string[]] => [
  key,
  list.split('|'),
];
const sharedObservations = sharedFile.observations.map(split);

/** Loads the knowledge of one species; "other" gets red flags and general advice only. */
export async function loadKnowledge(species: AnySpecies): Promise<Knowledge> {
  const { compiled } = await files[species]();
  // The compiler wrote it from its own type.
  const { pack, observations } = JSON.parse(compiled) as SpeciesFile;
  const { analytes, sources, tests, toxins } = sharedFile;
  const findings = mergeFindings(pack);
  const ids = new Set(findings.map((finding) => finding.id));
  const poisonRules = toxins.filter((toxin: Toxin) => applies(toxin, species)).map(toxinRule);
  const rules = [
    ...pack.redFlags,
    ...sharedFile.redFlags.filter((rule) => applies(rule, species)),
    ...poisonRules,
  ].map((rule) => knownRefs(rule, ids));
  const generalOnly = pack.conditions.length === 0;
  return {
    species,
    word: pack.word,
    plural: pack.plural,
    version: `${sharedVersion}+${pack.species}.${pack.version}`,
    ageBands: pack.ageBands,
    breedGroups: pack.breedGroups,
    findings,
    conditions: generalOnly ? sharedFile.conditions : pack.conditions,
    generalOnly,
    // What a rule of its own knows better comes before the one for whatever was named.
    redFlags: [...rules, exposureRule]
      .filter((rule) => rule.when.length > 0)
      .toSorted((a, b) => Number(a.id === NAMED) - Number(b.id === NAMED)),
    waits: new Map(Object.entries(pack.waits ?? {})),
    safetyQuestions: pack.safetyQuestions,
    measures: sharedFile.measures.flatMap(({ limits, species: only, ...measure }): Measure[] => {
      if (species === 'other') return [];
      if (only?.includes(species)) return [{ ...measure, limits: null }];
      const own = limits?.[species];
      return own ? [{ ...measure, limits: own }] : [];
    }),
    pictures: new Map(
      sharedFile.pictures.flatMap(({ shows, takes, findings: shown }) =>
        shown.map((id) => [id, { shows, takes }]),
      ),
    ),
    doses: sharedFile.doses.filter((table) => species !== 'other' && applies(table, species)),
    care: sharedFile.care.filter((plan) =>
      species === 'other' ? !plan.species : applies(plan, species),
    ),
    sources: { ...sources, ...pack.sources },
    tests: { ...tests, ...pack.tests },
    analytes,
    observations: [...sharedObservations, ...observations.map(split)],
  };
}

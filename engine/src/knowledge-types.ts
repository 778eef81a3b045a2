/**
 * The format of the knowledge files. Every probability is about animals whose owner describes a
 * complaint, as an owner can see it at home. See knowledge/README.md, "How to add a condition".
 */
import type {
  CarePlan,
  DoseTable,
  Measure,
  Picture,
  RedFlag,
  SafetyQuestion,
  TestInfo,
  Analyte,
} from './safety-types.ts';
import type { AgeBand, AnySpecies, Species, Topic } from './species-types.ts';
export type { AgeBand, AnySpecies, Species, Topic } from './species-types.ts';
export type {
  FindingRef,
  CarePlan,
  DoseTable,
  Measure,
  MeasureTool,
  MeasureTable,
  PictureTable,
  RedFlag,
  SafetyQuestion,
  Toxin,
  TestInfo,
  Analyte,
} from './safety-types.ts';

/** Urgency, most urgent first: now · within hours · within 24 to 48 h · book a visit · watch at home. */
export type Level = 'emergency' | 'today' | 'soon' | 'routine' | 'watch';

/** Where a number comes from; the key is used beside the numbers. */
export interface Source {
  title: string;
  kind: 'study' | 'textbook' | 'expert-estimate';
  /** ISO date, at least the year: when it was published, or when the estimate was made. */
  date: string;
}

/** A number with the default source of its file, or `[number, source key]` with its own. */
export type Num = number | readonly [number, string];

/** Something an owner can notice. Yes/no unless it has `values`. What it looks like in words stands in `knowledge/observations`. */
export interface Finding {
  id: string;
  /** Plain noun phrase that fits "we understood: …" ("vomiting", "blood in the urine"). */
  name: string;
  /** On a button beside others, where the name is long; no comma in it. */
  short?: string;
  /** When "no …" does not read well: "eating normally", "not restless". */
  absent?: string;
  topic: Topic;
  /** Question to the owner. `{pet}` becomes "your dog"; `{they}` he/she/it; `{their}` his/her/its. */
  ask: string;
  /** Other wording for some species. */
  askFor?: Partial<Record<Species, string>>;
  /** Words on the yes and no buttons; default "Yes" and "No". */
  yes?: string;
  no?: string;
  /** Only asked, and only counted, when this finding is present. Its probabilities are GIVEN the parent. */
  parent?: string;
  /** Findings of one group move together (all tired, off food, hiding): the strongest counts whole, the rest half. */
  group?: string;
  /** P(finding) in an animal that has some other complaint. 0.005 to 0.4. */
  leak: number;
  /** How well an owner can answer: 1 anyone, 0.3 few (a resting breathing rate). Default 0.9. */
  answerable?: number;
  /** How likely an owner tells it unasked when it is there: 0.9 a seizure, 0.2 drinking more. Default 0.4. */
  told?: number;
  /** A choice instead of yes/no. `base` is the distribution where a condition says nothing; sums to 1. */
  values?: readonly FindingValue[];
  /** What a stated length or count adds: "not eating" for 24 h or more adds `not_eating_24h`. */
  derive?: readonly Derive[];
  /** Speaks of another animal or an event by nature ("her mate died"); the "other animal" context does not apply. */
  aboutOthers?: boolean;
  /** An event that still counts when it was weeks ago (a season, a move, a tick). */
  pastCounts?: boolean;
  /** Absent when this one is present (constipation and diarrhoea are not, normal appetite and none are). */
  excludes?: readonly string[];
  /** Told as good as outright by one of these ("!id": by its denial, "id=value": by a value of a choice): it is weighed only where it is told, and not asked for. */
  toldBy?: readonly string[];
  /**
   * Words that leave open which of several signs is meant ("straining to go": urine, stool or an egg). Key: a sign it may
   * be; value: signs that settle that it is this one. Until one is told each is taken for possible. Never asked; it has no
   * probability of its own.
   */
  either?: Readonly<Record<string, readonly string[]>>;
  /** The question asks for the opposite ("Has he passed urine?" of "no urine comes"): a Yes means absent. */
  asksOpposite?: boolean;
  /** Limits the finding to some species. */
  species?: readonly Species[];
  /** Not named by the list of dangers of these species, in which hardly any animal has it; told, it counts as ever. */
  unlisted?: readonly Species[];
  /** False for findings only ever taken from the owner's own words. Default true. */
  askable?: boolean;
}

export interface FindingValue {
  id: string;
  /** Button text. */
  label: string;
  base: number;
}

/** `unless`: stems that, inside the matched phrase, stop the rule ("not eating much" is not "not eating"). */
export type Derive = { adds: string; unless?: readonly string[] } & (
  | { hours: number }
  | { timesPerDay: number }
  | { minutes: number }
);

/** Multipliers on the prior (1 = no change, 0.02 = practically impossible, 8 = much more often). */
export interface Who {
  age?: Partial<Record<AgeBand, number>>;
  male?: number;
  female?: number;
  /** On top of male/female. */
  intactMale?: number;
  intactFemale?: number;
  neutered?: number;
  /** Key: a breed group of the species file. */
  breeds?: Readonly<Record<string, number>>;
}

export type ContextField =
  | 'medication'
  | 'illness'
  | 'operation'
  | 'vaccination'
  | 'diet'
  | 'environment'
  | 'weight';

/** A multiplier when a field of the medical history (or the weight class) contains one of the words. */
export interface ContextRule {
  field: ContextField;
  /** Lower case; matched as whole words inside the field's text. */
  has: readonly string[];
  times: number;
  /** Shown to the owner: "not vaccinated". */
  because: string;
}

export interface Treatment {
  name: string;
  /** What a vet may do and why. Never a dose, never a human medicine. */
  description: string;
  /** "Good in most cases when started early". */
  efficacy: string;
}

/** One use of a test from knowledge/text/en/tests.yaml for this condition. */
export interface TestUse {
  test: string;
  /** What a result for this condition looks like: "a stomach full of gas and turned over". */
  shows: string;
  /** Likelihood ratios of such a result and of its absence (10 strong, 3 useful; 0.1 nearly rules out). */
  positive: Num;
  negative: Num;
}

export interface Supplement {
  name: string;
  purpose: string;
  /** "Moderate: several controlled trials in dogs". */
  evidence: string;
  /** Cautions; never a dose. */
  considerations: string;
}

/** Class for the summed risk: for `critical` (hours decide) a small sum is an emergency; other emergencies need a larger one. */
export type RedFlagClass = 'critical' | 'serious' | 'none';

export interface Condition {
  id: string;
  /** Name a vet would use, readable: "Bloat (gastric dilatation and volvulus)". */
  name: string;
  /** Everyday words: "a bloated, twisted stomach". */
  layName: string;
  /** Synonyms, abbreviations and everyday names that an owner or another vet may use: "GDV", "twisted stomach". */
  otherNames?: readonly string[];
  system: Topic;
  /** Default source key of every number in this condition. */
  source: string;
  /** Per 1000 owners of this species who describe some complaint. */
  prior: Num;
  /** Share of cases whose FIRST complaint is of that topic; about 1 in all. */
  complaints: Partial<Record<Topic, number>>;
  who?: Who;
  context?: readonly ContextRule[];
  /** P(finding | condition); for a child finding, given its parent is present. At least six. */
  findings: Readonly<Record<string, Num>>;
  /** Choice findings: P(value | condition); values left out share the rest by their base. */
  values?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Laboratory values: P(high), P(low) given the condition; analytes in knowledge/analytes.yaml. */
  labs?: Readonly<Record<string, { high?: number; low?: number }>>;
  /** Level when this is the most likely cause and nothing else speaks. */
  urgency: Level;
  redFlag: RedFlagClass;
  /** Two to four plain sentences: what it is. */
  description: string;
  /** What it means for the animal and how it usually goes. */
  impact: string;
  treatments: readonly Treatment[];
  /** Dry, itchy or allergic skin that a moisturiser and gentle care suit; never a wound, a parasite or an infection. */
  gentleSkinCare?: true;
  tests: readonly TestUse[];
  supplements?: readonly Supplement[];
  /** "Return at once if …": each a full clause after "if": "the gums turn pale". */
  returnIf: readonly string[];
  questionsForVet?: readonly string[];
}

/** One species folder exports this as `pack` from its index.ts. */
export interface SpeciesPack {
  species: AnySpecies;
  /** "dog"; used in "your dog". */
  word: string;
  plural: string;
  /** Semantic version, raised with every change of a number. */
  version: string;
  /** Upper age limit (years) of each band but the last: [baby, young, adult, mature]. */
  ageBands: readonly [number, number, number, number];
  breedGroups: Readonly<Record<string, readonly string[]>>;
  /** Findings only this species uses. */
  findings: readonly Finding[];
  /** Own leaks for shared findings. */
  leaks?: Readonly<Record<string, number>>;
  /** How long a sign can wait that is told alone, or with one other of them, of an animal that eats or is as lively as ever. */
  waits?: Readonly<Record<string, 'routine' | 'watch'>>;
  conditions: readonly Condition[];
  redFlags: readonly RedFlag[];
  safetyQuestions: readonly SafetyQuestion[];
  sources: Readonly<Record<string, Source>>;
  tests?: Readonly<Record<string, TestInfo>>;
}

/** Everything the engine needs for one species, merged from the shared files and the species pack. */
export interface Knowledge {
  species: AnySpecies;
  word: string;
  plural: string;
  version: string;
  ageBands: readonly [number, number, number, number];
  breedGroups: Readonly<Record<string, readonly string[]>>;
  findings: readonly Finding[];
  conditions: readonly Condition[];
  /** True when the species has no reviewed conditions and the general body-system list stands in. */
  generalOnly: boolean;
  redFlags: readonly RedFlag[];
  /** See `SpeciesPack`. */
  waits: ReadonlyMap<string, 'routine' | 'watch'>;
  safetyQuestions: readonly SafetyQuestion[];
  /** In the order in which they are looked through. */
  care: readonly CarePlan[];
  doses: readonly DoseTable[];
  measures: readonly Measure[];
  /** By finding: the picture that helps a vet. */
  pictures: ReadonlyMap<string, Picture>;
  sources: Readonly<Record<string, Source>>;
  tests: Readonly<Record<string, TestInfo>>;
  analytes: Readonly<Record<string, Analyte>>;
  /** By finding ("!id" for a denial, "id=value" for a value of a choice): what it looks like, in codes of concepts. */
  observations: readonly (readonly [string, readonly string[]])[];
}

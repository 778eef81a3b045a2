import type { AgeBand, Species, Topic } from './species-types.ts';

/** Finding id, `id=value` for a choice, or `!id` for told absent. */
export type FindingRef = string;

/** Which patients something is about; what the form left unknown excludes nobody. */
export interface Patients {
  sex?: 'male' | 'female';
  intact?: boolean;
  age?: readonly AgeBand[];
  breeds?: readonly string[];
}

/** A deterministic rule: any of `when` (each a list that must all hold) raises the level. */
export interface RedFlag {
  id: string;
  name: string;
  level: 'emergency' | 'today' | 'soon';
  when: readonly (readonly FindingRef[])[];
  /**
   * The rule is silent when all of one of these lists hold: an innocent cause that looks the same, and the animal well
   * otherwise. Present findings only where no rule listens to them, so that a further red flag can never silence
   * another; the linter checks it.
   */
  unless?: readonly (readonly FindingRef[])[];
  /** Limits: only these animals. */
  who?: Patients;
  species?: readonly Species[];
  notSpecies?: readonly Species[];
  /** One plain sentence with the reason. */
  reason: string;
  /** What to do now, in plain words; no dose, never "make it vomit". */
  advice: string;
  /** The conditions it guards; the linter wants a rule for every emergency condition. */
  guards?: readonly string[];
  /** Ask the missing part early when the complaint is of one of these topics. */
  screen?: readonly Topic[];
  source: string;
}

/**
 * A danger that must not be missed, and the sign that decides it. When a trigger is told and the sign is not known yet, it
 * is asked for first. Triggers may be vague, since all they do is ask; a rule in a red-flag file acts on the answer.
 */
export interface SafetyQuestion {
  /** What the question checks for: "a blocked bladder". */
  name: string;
  who?: Patients;
  /** Any of these lists, each of which must all hold. */
  when: readonly (readonly FindingRef[])[];
  /** The finding that decides, asked while it is not known. */
  ask: string;
  /** The conditions it looks for. */
  guards: readonly string[];
  source: string;
}

export interface Toxin {
  id: string;
  name: string;
  /** Species at risk; default all. */
  species?: readonly Species[];
  level?: 'emergency' | 'today';
  why: string;
}

export interface TestInfo {
  name: string;
  /** "Lab Test", "Imaging", "Physical exam", "Procedure". */
  type: string;
  description: string;
  /** 1 to 4: what a vet does first, by harm and cost (`knowledge/tests.yaml`). */
  step: number;
}

export interface Analyte {
  name: string;
  /** Base rates of values above and below the interval in sick animals. */
  high: number;
  low: number;
}

/**
 * What an owner does and never does until a vet takes over, for the rules and conditions it names, else for body systems.
 * Its words are ours, after the source; a veterinarian must confirm each.
 */
export interface CarePlan {
  id: string;
  /** "Trouble breathing". */
  name: string;
  source: string;
  /** Beginnings of ids of rules: "toxin-". */
  prefix?: readonly string[];
  flags?: readonly string[];
  conditions?: readonly string[];
  systems?: readonly Topic[];
  species?: readonly Species[];
  notSpecies?: readonly Species[];
  /** Three sentences each. */
  do: readonly string[];
  never: readonly string[];
  /** Only where nothing has to be seen today. */
  atHome?: readonly string[];
}

/** From which amount a poison harms; `knowledge/doses.yaml` says what each field means. */
export interface DoseTable {
  id: string;
  toxin: string;
  species: readonly Species[];
  source: string;
  /** mg of the poison in one gram of each kind. */
  kinds?: Readonly<Record<string, number>>;
  usual?: string;
  /** Grams of one unit. */
  units?: Readonly<Record<string, number>>;
  /** mg in one tablet where that is not told. */
  strength?: number;
  /** mg for each kg from which on a level holds. */
  bands: readonly (readonly [number, 'watch' | 'today' | 'emergency'])[];
  /** What the mg are of. */
  measure: string;
  ask: string;
  amounts: readonly string[];
  askKind?: string;
  kindNames?: readonly string[];
}

/**
 * By which tool of the screen an owner measures at home: breaths or heart beats a minute, whole seconds until a pressed
 * gum is pink again, the colour of the gums, body condition (1 to 9), points of a grimace scale.
 */
export type MeasureTool =
  | 'breaths'
  | 'beats'
  | 'refill'
  | 'gums'
  | 'body'
  | 'cat-face'
  | 'rabbit-face'
  | 'horse-face';

/** From where a value denies a sign, if it can, and from where it tells it; both ends count. */
export interface MeasureLimits {
  usual?: readonly [number, number];
  sign: readonly [number, number];
  source: string;
}

/** What an owner can measure at home, for each species; `knowledge/measures.yaml` says what each field means. */
export interface MeasureTable {
  tool: MeasureTool;
  finding: string;
  /** Of a tool that gives words, and so has no limits. */
  species?: readonly Species[];
  limits?: Readonly<Partial<Record<Species, MeasureLimits>>>;
}

/** The same for one species. */
export interface Measure {
  tool: MeasureTool;
  finding: string;
  limits: MeasureLimits | null;
}

/** Which picture helps a vet, and beside the questions of which findings it is offered; see `knowledge/pictures.yaml`. */
export interface PictureTable {
  shows: string;
  takes: 'photo' | 'film';
  findings: readonly string[];
}

/** "gums", as a photo; "gait", as a film. */
export type Picture = Omit<PictureTable, 'findings'>;

/** What the owner does until a vet takes over. */
export interface CareAdvice {
  /** "Trouble breathing". */
  about: string;
  /** The advice of the urgency. */
  now: string;
  /** Three sentences each. */
  do: string[];
  never: string[];
  /** Empty where it has to be seen today or sooner. */
  atHome: string[];
  /** Title of the source that the words follow; a veterinarian must confirm them. */
  source: string;
  /** Somebody publishes that source. */
  published?: true;
  /** To an owner who asks whether it is time to let the animal go. */
  goodbye?: string;
}

/** Signs that the likeliest cause does not have, and what may be behind them. */
export interface SecondProblem {
  /** "limping". */
  signs: string[];
  /** Likeliest first; `confidence` is the chance among all causes of these signs alone. */
  causes: { condition: string; confidence: number; description: string; evidence: string[] }[];
}

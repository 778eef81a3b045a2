import type {
  Analyte,
  CarePlan,
  Condition,
  DoseTable,
  MeasureTable,
  Finding,
  PictureTable,
  RedFlag,
  Source,
  SpeciesPack,
  TestInfo,
  Toxin,
} from './knowledge-types.ts';

/** Observations by key ("eye_red", "!eye_red", "course=weeks"), parted by "|", in codes of concepts. */
export type CodedObservations = readonly (readonly [string, string])[];

/** What `compiled/shared.js` holds: the language, and the knowledge that all species share. */
export interface SharedFile {
  readonly findings: readonly Finding[];
  /** The body systems, for a species that has no conditions. */
  readonly conditions: readonly Condition[];
  readonly redFlags: readonly RedFlag[];
  readonly care: readonly CarePlan[];
  readonly doses: readonly DoseTable[];
  readonly measures: readonly MeasureTable[];
  readonly pictures: readonly PictureTable[];
  readonly sources: Readonly<Record<string, Source>>;
  readonly tests: Readonly<Record<string, TestInfo>>;
  readonly toxins: readonly Toxin[];
  readonly analytes: Readonly<Record<string, Analyte>>;
  readonly observations: CodedObservations;
  /** Concepts with their forms (`compile/compile-words.ts`), shortened (`text/word-codes.ts`). */
  readonly words: string;
}

/** What the file of a species holds. */
export interface SpeciesFile {
  readonly pack: SpeciesPack;
  readonly observations: CodedObservations;
}

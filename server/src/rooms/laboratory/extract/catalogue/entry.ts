/** One analyte as reports name and measure it. */
export interface AnalyteEntry {
  /** Id of the engine's analytes, or an own id for what only a vet reads. */
  readonly id: string;
  readonly name: string;
  /** Names in lower case, spelt out or abbreviated; they match in any case. */
  readonly names: readonly string[];
  /** Short symbols that are ordinary letters too; they match in exactly this case. */
  readonly symbols?: readonly string[];
  /** What one of a unit is in the first unit listed: standard = value × factor. */
  readonly units: Readonly<Record<string, number>>;
  /** Least and most that a living animal can have, in the first unit; beyond is a misreading. */
  readonly plausible: readonly [number, number];
  /** The panel whose heading turns these names into this analyte. */
  readonly panel?: 'urine';
  /** Has no unit of its own. */
  readonly isUnitless?: true;
  /** May be written in words: "3+", "negative". */
  readonly isGraded?: true;
}

/**
 * What the two forms suggest for one species (FORM-02, FORM-07, HIST-02, HIST-04).
 * Names as owners in English-speaking countries meet them at the practice, with a
 * common trade name in brackets; suggestions only, any other text is accepted.
 */
export interface SpeciesLists {
  readonly breeds: readonly string[];
  /** The options of the diet select, in the order shown. */
  readonly diets: readonly string[];
  readonly medications: readonly string[];
  readonly chronicConditions: readonly string[];
  readonly procedures: readonly string[];
}

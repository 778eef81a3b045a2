/** An observation found in a sentence: which finding it says what of, and the tokens that say it. */
export interface Match {
  finding: string;
  /** "yes", "no", or a value of a choice finding. */
  value: string;
  tokens: readonly number[];
}

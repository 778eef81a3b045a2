export type LabFlagView = 'low' | 'normal' | 'high';

/** A laboratory value as the report draws it. */
export interface LabValueView {
  readonly name: string;
  /** "3.4 mg/dL". */
  readonly measured: string;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly isSpeciesRange: boolean;
  readonly flag: LabFlagView | null;
  readonly magnitude: number | null;
  readonly date: string;
  readonly page: number | null;
  readonly file: string;
  readonly isCorrected: boolean;
  /** Newest first. */
  readonly history: readonly {
    readonly date: string;
    readonly text: string;
    readonly value: number | null;
  }[];
}

export interface LaboratoryView {
  /** Out of range first. */
  readonly values: readonly LabValueView[];
  readonly unconfirmed: number;
}

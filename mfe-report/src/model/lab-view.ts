export type LabFlagView = 'low' | 'normal' | 'high';

/** One measurement, as the report says it. */
export interface LabMeasurementView {
  /** "3.4 mg/dL". */
  readonly measured: string;
  readonly unit: string;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly isSpeciesRange: boolean;
  readonly flag: LabFlagView | null;
  readonly magnitude: number | null;
  /** Empty when it is not known. */
  readonly date: string;
  readonly isDatedByOwner: boolean;
  readonly page: number | null;
  readonly file: string;
  readonly isCorrected: boolean;
  /** Why it was used, or not; empty for a single one. */
  readonly note: string;
}

/** A laboratory value as the report draws it. */
export interface LabValueView extends LabMeasurementView {
  readonly name: string;
  /** Every other confirmed value; empty in older reports, which have the history alone. */
  readonly others: readonly LabMeasurementView[];
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

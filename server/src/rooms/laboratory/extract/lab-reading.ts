import type { PrintedFlag } from './tokens.ts';

/** An earlier value of the same analyte in the same report. */
export interface EarlierValue {
  readonly date: string;
  readonly text: string;
  readonly value: number | null;
}

/** One value as a report states it, before anything is known about the patient. */
export interface LabReading {
  /** Names the reading within its document; missing in older ones, where the analyte does. */
  readonly id?: string;
  readonly analyte: string;
  readonly name: string;
  /** The name as printed. */
  readonly printed: string;
  /** Null for what is given in words ("negative", "3+"). */
  readonly value: number | null;
  readonly sign: '<' | '>' | null;
  /** The value as printed: "3.4", "< 2", "3+". */
  readonly text: string;
  /** Unit as printed; null when the report gives none. */
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly flag: PrintedFlag | null;
  /** `YYYY-MM-DD`; null when the document does not say. */
  readonly date: string | null;
  readonly history: readonly EarlierValue[];
  /** Counted from one. */
  readonly page: number;
  readonly line: number;
}

/** A reading whose place and date are not known yet. */
export type RowReading = Omit<LabReading, 'id' | 'page' | 'line' | 'analyte' | 'name' | 'printed'>;

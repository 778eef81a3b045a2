import type { LabReading } from './extract/lab-reading.ts';

/** A reading as it is stored, with what its owner decided. */
export interface StoredReading extends LabReading {
  readonly decision: 'open' | 'confirmed' | 'dropped';
  /** What the owner put in place of what was read. */
  readonly correction: { readonly value: number; readonly unit: string | null } | null;
  /** The owner's word on when it was measured, `YYYY-MM-DD`; a null date: they do not know. Missing until they said so. */
  readonly taken?: { readonly date: string | null };
}

/** Names the reading within its file. */
export function idOf({ id, analyte }: StoredReading): string {
  return id ?? analyte;
}

/** When it was measured: the owner's word before what was read; null when neither is known. */
export function dateOf({ taken, date }: StoredReading): string | null {
  return taken === undefined ? date : taken.date;
}

/** The number, unit and words that hold: the owner's where they corrected them. */
export function settled(
  reading: StoredReading,
): Pick<StoredReading, 'value' | 'unit' | 'text' | 'sign'> {
  const { correction } = reading;
  if (correction === null) return reading;
  const { value, unit } = correction;
  return { value, unit, text: String(value), sign: null };
}

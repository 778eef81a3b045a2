import type { LabReading } from './extract/lab-reading.ts';

/** A reading as it is stored, with what its owner decided. */
export interface KeptReading extends LabReading {
  readonly decision: 'open' | 'confirmed' | 'dropped';
  /** What the owner put in place of what was read. */
  readonly correction: { readonly value: number; readonly unit: string | null } | null;
}

/** The number, unit and words that hold: the owner's where they corrected them. */
export function settled(
  reading: KeptReading,
): Pick<KeptReading, 'value' | 'unit' | 'text' | 'sign'> {
  const { correction } = reading;
  if (correction === null) return reading;
  const { value, unit } = correction;
  return { value, unit, text: String(value), sign: null };
}

import {
  isTold,
  KILOGRAMS,
  MAX_TREND_POINTS,
  type BasicIntake,
  type Trend,
} from '@petwise/contracts';

/** What is known of the pet at one time; pets have no names here. */
export interface PetRecord {
  readonly patient: BasicIntake;
  readonly at: Date;
}

const YEAR = 365.25 * 24 * 60 * 60 * 1000;
/** Owners give whole years or months: the age may be off by this much, years. */
const LEEWAY = { years: 1.1, months: 0.25, weeks: 0.1, days: 0.1 } as const;
const PER_YEAR = { years: 1, months: 12, weeks: 52.18, days: 365.25 } as const;

/**
 * The weight over time of the pet that `now` is about, in the unit of `now`, one value a day: from
 * records of the same species, breed and sex whose age fits. Null with fewer than two.
 */
export function weightTrend(now: PetRecord, earlier: readonly PetRecord[]): Trend | null {
  if (now.patient.weightUnit === 'category' || !isTold(now.patient, 'weight')) return null;
  const unit = now.patient.weightUnit;
  const byDay = new Map<string, number>();
  const records = [...earlier.filter((record) => isSamePet(record, now)), now];
  for (const { patient, at } of records.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (patient.weightUnit === 'category' || !isTold(patient, 'weight')) continue;
    const value = (patient.weight * KILOGRAMS[patient.weightUnit]) / KILOGRAMS[unit];
    byDay.set(at.toISOString().slice(0, 10), Math.round(value * 100) / 100);
  }
  const points = [...byDay].map(([day, value]) => ({ day, value })).slice(-MAX_TREND_POINTS);
  if (points.length < 2) return null;
  return { kind: 'weight', label: 'Weight', unit, subject: 'pet', daysPerPoint: 1, points };
}

function isSamePet(record: PetRecord, now: PetRecord): boolean {
  const [one, other] = [record.patient, now.patient];
  if (one.species !== other.species || nameOf(one.breed) !== nameOf(other.breed)) return false;
  const sexes = new Set([one, other].flatMap((pet) => (isTold(pet, 'sex') ? pet.sex : [])));
  sexes.delete('unknown');
  if (sexes.size > 1) return false;
  if (!isTold(one, 'age') || !isTold(other, 'age')) return true;
  const leeway = Math.max(LEEWAY[one.ageUnit], LEEWAY[other.ageUnit]);
  return Math.abs(bornAt(record) - bornAt(now)) <= leeway * YEAR;
}

function nameOf(breed: string): string {
  return breed.trim().toLowerCase();
}

function bornAt({ patient, at }: PetRecord): number {
  return at.getTime() - (patient.age / PER_YEAR[patient.ageUnit]) * YEAR;
}

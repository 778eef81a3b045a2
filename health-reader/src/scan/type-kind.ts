/** How the scanner turns one record into a number of its day. */
export const KIND = {
  /** A number with a unit. */
  quantity: 0,
  /** Something that happened: one a record. */
  category: 1,
  /** Hours asleep; time in bed or awake is not counted. */
  sleep: 2,
  /** One an hour with standing; idle hours are not counted. */
  stand: 3,
  /** A workout: its duration. */
  workout: 4,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

export const SLEEP_TYPE = 'HKCategoryTypeIdentifierSleepAnalysis';
export const STAND_TYPE = 'HKCategoryTypeIdentifierAppleStandHour';
export const CATEGORY_PREFIX = 'HKCategoryTypeIdentifier';
/** Every value of a sleep record that means sleep begins so. */
export const ASLEEP_PREFIX = 'HKCategoryValueSleepAnalysisAsleep';
export const IDLE_ENDING = 'Idle';
/** Hours that a night is moved on, so that sleep from 18:00 belongs to the day of waking up. */
export const NIGHT_SHIFT_HOURS = 6;
/** A stretch of sleep longer than this is a mistake of the device. */
export const LONGEST_SLEEP_HOURS = 24;

/** How records of this type are counted; workouts are told apart by their element. */
export function kindOf(type: string): Kind {
  if (type === SLEEP_TYPE) return KIND.sleep;
  if (type === STAND_TYPE) return KIND.stand;
  return type.startsWith(CATEGORY_PREFIX) ? KIND.category : KIND.quantity;
}

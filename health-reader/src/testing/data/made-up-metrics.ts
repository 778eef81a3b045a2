import type { SourceName } from '../made-up-sources.ts';
import type { Random } from '../random.ts';

/** One kind of record of the made-up exports, and how much of the file it fills. */
export interface MadeUpMetric {
  readonly type: string;
  readonly share: number;
  readonly unit: string;
  readonly value: ((random: Random) => string) | null;
  readonly source: SourceName | 'several';
  /** Longest duration, seconds. */
  readonly seconds: number;
  readonly metadata?: (random: Random) => readonly (readonly [string, string])[];
  /** Repeated inside a Correlation, as blood pressure is. */
  readonly correlation?: boolean;
  /** Holds a list of beats, as heart rate variability does. */
  readonly beats?: boolean;
}

/** Six significant digits, with an exponent where C's %g would write one. */
export function general(value: number): string {
  const text = value.toPrecision(6);
  if (text.includes('e'))
    return Number(text)
      .toExponential()
      .replace(/e([+-])(\d)$/, 'e$10$2');
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

const Q = 'HKQuantityTypeIdentifier';
const C = 'HKCategoryTypeIdentifier';
const around =
  (middle: number, spread: number) =>
  (random: Random): string =>
    general(middle + random.bell() * spread);
const upTo =
  (most: number) =>
  (random: Random): string =>
    general(random.next() * most);
const whole =
  (least: number, most: number) =>
  (random: Random): string =>
    String(least + random.below(most));

const SLEEP = [
  'InBed',
  'AsleepCore',
  'AsleepDeep',
  'AsleepREM',
  'Awake',
  'AsleepUnspecified',
] as const;

/** Shares and kinds follow a census of a real export of 7.4 million records. */
export const METRICS: readonly MadeUpMetric[] = [
  {
    type: `${Q}BodyMassIndex`,
    share: 0.001,
    unit: 'count',
    value: around(23, 1),
    source: 'scale',
    seconds: 0,
  },
  {
    type: `${Q}Height`,
    share: 0.0001,
    unit: 'cm',
    value: () => '178',
    source: 'phone',
    seconds: 0,
  },
  {
    type: `${Q}BodyMass`,
    share: 0.0012,
    unit: 'kg',
    value: around(74, 2),
    source: 'scale',
    seconds: 0,
    metadata: () => [['HKWasUserEntered', '0']],
  },
  {
    type: `${Q}HeartRate`,
    share: 0.165,
    unit: 'count/min',
    value: (r) =>
      r.next() < 0.8 ? String(Math.round(72 + r.bell() * 14)) : general(72 + r.bell() * 14),
    source: 'watch',
    seconds: 0,
    metadata: (r) => [['HKMetadataKeyHeartRateMotionContext', String(r.below(3))]],
  },
  {
    type: `${Q}OxygenSaturation`,
    share: 0.012,
    unit: '%',
    value: (r) => general(0.92 + r.next() * 0.08),
    source: 'watch',
    seconds: 0,
    metadata: (r) => [
      ['HKMetadataKeyBarometricPressure', `${general(100_000 + r.bell() * 800)} Pa`],
    ],
  },
  {
    type: `${Q}BodyFatPercentage`,
    share: 0.0008,
    unit: '%',
    value: around(0.18, 0.01),
    source: 'scale',
    seconds: 0,
  },
  {
    type: `${Q}LeanBodyMass`,
    share: 0.0006,
    unit: 'kg',
    value: around(60, 1),
    source: 'scale',
    seconds: 0,
  },
  {
    type: `${Q}RespiratoryRate`,
    share: 0.015,
    unit: 'count/min',
    value: around(14, 1),
    source: 'watch',
    seconds: 0,
  },
  {
    type: `${Q}StepCount`,
    share: 0.075,
    unit: 'count',
    value: whole(5, 300),
    source: 'several',
    seconds: 400,
  },
  {
    type: `${Q}DistanceWalkingRunning`,
    share: 0.085,
    unit: 'km',
    value: upTo(0.4),
    source: 'several',
    seconds: 400,
  },
  {
    type: `${Q}BasalEnergyBurned`,
    share: 0.135,
    unit: 'Cal',
    value: upTo(20),
    source: 'watch',
    seconds: 600,
  },
  {
    type: `${Q}ActiveEnergyBurned`,
    share: 0.295,
    unit: 'Cal',
    value: (r) => general(r.next() * r.next() * 3),
    source: 'watch',
    seconds: 50,
  },
  {
    type: `${Q}FlightsClimbed`,
    share: 0.01,
    unit: 'count',
    value: whole(1, 3),
    source: 'phone',
    seconds: 300,
  },
  {
    type: `${Q}DietaryEnergyConsumed`,
    share: 0.003,
    unit: 'Cal',
    value: upTo(700),
    source: 'diary',
    seconds: 0,
    metadata: (r) => [
      ['HKFoodType', `Meal &amp; snack ${r.below(40)}`],
      ['HKExternalUUID', r.hex(32)],
    ],
  },
  {
    type: `${Q}DietaryProtein`,
    share: 0.002,
    unit: 'g',
    value: upTo(40),
    source: 'diary',
    seconds: 0,
  },
  {
    type: `${Q}DietaryWater`,
    share: 0.001,
    unit: 'mL',
    value: (r) => String(r.below(5) * 100),
    source: 'diary',
    seconds: 0,
  },
  {
    type: `${Q}AppleExerciseTime`,
    share: 0.012,
    unit: 'min',
    value: () => '1',
    source: 'watch',
    seconds: 60,
  },
  {
    type: `${Q}DistanceCycling`,
    share: 0.018,
    unit: 'km',
    value: upTo(0.05),
    source: 'watch',
    seconds: 5,
  },
  {
    type: `${Q}RestingHeartRate`,
    share: 0.0015,
    unit: 'count/min',
    value: (r) => String(Math.round(55 + r.bell() * 3)),
    source: 'watch',
    seconds: 80_000,
  },
  {
    type: `${Q}VO2Max`,
    share: 0.0006,
    unit: 'mL/min·kg',
    value: around(42, 1),
    source: 'watch',
    seconds: 0,
    metadata: () => [['HKVO2MaxTestType', '2']],
  },
  {
    type: `${Q}WalkingHeartRateAverage`,
    share: 0.0012,
    unit: 'count/min',
    value: around(98, 6),
    source: 'watch',
    seconds: 60_000,
  },
  {
    type: `${Q}EnvironmentalAudioExposure`,
    share: 0.014,
    unit: 'dBASPL',
    value: around(62, 9),
    source: 'watch',
    seconds: 1_800,
  },
  {
    type: `${Q}HeadphoneAudioExposure`,
    share: 0.008,
    unit: 'dBASPL',
    value: around(70, 6),
    source: 'phone',
    seconds: 600,
  },
  {
    type: `${Q}WalkingDoubleSupportPercentage`,
    share: 0.01,
    unit: '%',
    value: around(0.28, 0.02),
    source: 'phone',
    seconds: 30,
  },
  {
    type: `${Q}SixMinuteWalkTestDistance`,
    share: 0.0003,
    unit: 'm',
    value: () => '500',
    source: 'watch',
    seconds: 0,
  },
  {
    type: `${Q}AppleStandTime`,
    share: 0.014,
    unit: 'min',
    value: whole(1, 5),
    source: 'watch',
    seconds: 300,
  },
  {
    type: `${Q}WalkingSpeed`,
    share: 0.014,
    unit: 'km/hr',
    value: around(4.6, 0.6),
    source: 'phone',
    seconds: 30,
  },
  {
    type: `${Q}WalkingStepLength`,
    share: 0.014,
    unit: 'cm',
    value: around(68, 6),
    source: 'phone',
    seconds: 30,
  },
  {
    type: `${Q}WalkingAsymmetryPercentage`,
    share: 0.006,
    unit: '%',
    value: upTo(0.1),
    source: 'phone',
    seconds: 60,
  },
  {
    type: `${Q}StairAscentSpeed`,
    share: 0.002,
    unit: 'm/s',
    value: (r) => general(0.4 + r.next() * 0.2),
    source: 'watch',
    seconds: 5,
  },
  {
    type: `${Q}StairDescentSpeed`,
    share: 0.002,
    unit: 'm/s',
    value: (r) => general(0.4 + r.next() * 0.2),
    source: 'watch',
    seconds: 5,
  },
  {
    type: `${Q}AppleWalkingSteadiness`,
    share: 0.0008,
    unit: '%',
    value: (r) => general(0.9 + r.next() * 0.1),
    source: 'phone',
    seconds: 600_000,
  },
  {
    type: `${Q}HeartRateRecoveryOneMinute`,
    share: 0.0003,
    unit: 'count/min',
    value: around(28, 4),
    source: 'watch',
    seconds: 0,
  },
  {
    type: `${Q}TimeInDaylight`,
    share: 0.006,
    unit: 'min',
    value: whole(1, 5),
    source: 'watch',
    seconds: 300,
  },
  {
    type: `${Q}PhysicalEffort`,
    share: 0.03,
    unit: 'kcal/hr·kg',
    value: (r) => general(1 + r.next() * 4),
    source: 'watch',
    seconds: 60,
  },
  {
    type: `${Q}AppleSleepingWristTemperature`,
    share: 0.0006,
    unit: 'degC',
    value: around(35.6, 0.3),
    source: 'watch',
    seconds: 28_000,
  },
  {
    type: `${Q}BloodPressureSystolic`,
    share: 0.001,
    unit: 'mmHg',
    value: (r) => String(Math.round(121 + r.bell() * 8)),
    source: 'scale',
    seconds: 0,
    correlation: true,
  },
  {
    type: `${Q}BloodPressureDiastolic`,
    share: 0.001,
    unit: 'mmHg',
    value: (r) => String(Math.round(78 + r.bell() * 6)),
    source: 'scale',
    seconds: 0,
  },
  {
    type: `${Q}BloodGlucose`,
    share: 0.0012,
    unit: 'mg/dL',
    value: around(96, 12),
    source: 'scale',
    seconds: 0,
  },
  {
    type: 'HKDataTypeSleepDurationGoal',
    share: 0.0001,
    unit: 'hr',
    value: () => '8',
    source: 'phone',
    seconds: 0,
  },
  {
    type: `${C}SleepAnalysis`,
    share: 0.012,
    unit: '',
    value: (r) => `HKCategoryValueSleepAnalysis${r.pick(SLEEP)}`,
    source: 'several',
    seconds: 2_400,
    metadata: () => [['HKTimeZone', 'America/New_York']],
  },
  {
    type: `${C}AppleStandHour`,
    share: 0.012,
    unit: '',
    value: (r) => `HKCategoryValueAppleStandHour${r.next() < 0.7 ? 'Stood' : 'Idle'}`,
    source: 'watch',
    seconds: 3_600,
  },
  {
    type: `${C}MindfulSession`,
    share: 0.0006,
    unit: '',
    value: null,
    source: 'diary',
    seconds: 300,
  },
  {
    type: `${C}AudioExposureEvent`,
    share: 0.0002,
    unit: '',
    value: () => 'HKCategoryValueEnvironmentalAudioExposureEventMomentaryLimit',
    source: 'watch',
    seconds: 60,
  },
  {
    type: `${Q}HeartRateVariabilitySDNN`,
    share: 0.012,
    unit: 'ms',
    value: around(45, 12),
    source: 'watch',
    seconds: 60,
    beats: true,
  },
];

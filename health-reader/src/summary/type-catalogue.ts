import { KIND, type Kind } from '../scan/type-kind.ts';
import type { DayRule, Group } from './health-result.ts';

const PREFIX =
  /^HK(?:QuantityTypeIdentifier|CategoryTypeIdentifier|WorkoutActivityType|DataType|CorrelationTypeIdentifier)/;

/** Types whose values add up over a day (HealthKit calls them cumulative); all other quantities are averaged. */
const ADDS_UP =
  /^(?:StepCount|FlightsClimbed|PushCount|SwimmingStrokeCount|NumberOf|Distance|.*EnergyBurned$|Dietary|Apple(?:Exercise|Stand|Move)Time$|TimeInDaylight|NikeFuel|InhalerUsage|InsulinDelivery|UVExposureTime)/;

const LABELS: Readonly<Record<string, string>> = {
  BodyMass: 'Body weight',
  BodyMassIndex: 'Body mass index',
  LeanBodyMass: 'Lean body weight',
  HeartRateVariabilitySDNN: 'Heart rate variability',
  VO2Max: 'Cardio fitness (VO2 max)',
  StepCount: 'Steps',
  DistanceWalkingRunning: 'Walking and running distance',
  DistanceCycling: 'Cycling distance',
  BasalEnergyBurned: 'Resting energy',
  ActiveEnergyBurned: 'Active energy',
  DietaryEnergyConsumed: 'Energy eaten',
  DietaryWater: 'Water drunk',
  OxygenSaturation: 'Blood oxygen',
  AppleExerciseTime: 'Exercise time',
  AppleStandTime: 'Standing time',
  AppleStandHour: 'Hours with standing',
  AppleMoveTime: 'Moving time',
  SleepAnalysis: 'Sleep',
  SleepDurationGoal: 'Sleep goal',
  MindfulSession: 'Mindful sessions',
  AudioExposureEvent: 'Loud sound warnings',
  EnvironmentalAudioExposure: 'Sound around',
  HeadphoneAudioExposure: 'Headphone sound',
  AppleSleepingWristTemperature: 'Wrist temperature asleep',
  AppleWalkingSteadiness: 'Walking steadiness',
  SixMinuteWalkTestDistance: 'Six-minute walk',
  TimeInDaylight: 'Time in daylight',
};

const VITALS =
  /Heart|Blood(?!Alcohol)|Oxygen|Respiratory|BodyTemperature|WristTemperature|VO2Max|Electrocardiogram|Afib|Fibrillation|Perfusion|ForcedExpiratory|ForcedVital|PeakExpiratory|RhythmEvent|Breathing/;
const MEASUREMENTS =
  /^(?:Body(?!Temperature)|LeanBody|Height|Waist|.*Percentage$|Walking(?!Heart)|SixMinute|StairA|StairD|AppleWalking|Running(?:Stride|Vertical|Ground|Power|Speed))/;
const NUTRITION =
  /Dietary|Mindful|Audio|Daylight|Handwashing|Toothbrushing|Alcohol|Insulin|Caffeine|Menstrual|Cervical|Ovulation|Symptom|Mood|StateOfMind|Uv|UVExposure|Inhaler|Sexual|Pregnancy|Lactation|Contraceptive/i;

/** What a type is called, where it belongs, and how its days are made. */
export function describeType(
  type: string,
  kind: Kind,
): { label: string; group: Group; rule: DayRule } {
  const name = type.replace(PREFIX, '');
  return { label: labelOf(name, kind), group: groupOf(name, kind), rule: ruleOf(name, kind) };
}

function labelOf(name: string, kind: Kind): string {
  const known = LABELS[name];
  if (known !== undefined) return known;
  const words = name
    .replace(/^Apple(?=[A-Z])/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  const label =
    words.slice(0, 1) +
    words.slice(1).replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  if (label === '') return 'Unnamed';
  return kind === KIND.workout ? `${label} workouts` : label;
}

function groupOf(name: string, kind: Kind): Group {
  if (kind === KIND.workout) return 'workouts';
  if (NUTRITION.test(name)) return 'nutrition';
  if (VITALS.test(name)) return 'vitals';
  return MEASUREMENTS.test(name) ? 'measurements' : 'activity';
}

function ruleOf(name: string, kind: Kind): DayRule {
  if (kind === KIND.sleep) return 'hours';
  if (kind === KIND.category || kind === KIND.stand) return 'events';
  if (kind === KIND.workout) return 'sum';
  return ADDS_UP.test(name) ? 'sum' : 'average';
}

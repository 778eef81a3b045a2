import {
  kindWords,
  pointsInTime,
  substanceWords,
  swallowed,
  unmeasured,
} from '../../words/amount-words.ts';
import type { DoseTable, Level, RedFlag } from '../knowledge-types.ts';
import { readAmount } from '../text/read-amounts.ts';
import type { ToldTime } from '../text/told-times.ts';
import { toldTimes } from '../text/told-times.ts';
import type { CaseState, Evidence, Question } from '../types.ts';
import type { KnownMap } from './known.ts';
import type { Model } from './model.ts';
import { signsTold } from './signs.ts';

/** All that a dose is worked out of. */
export type DoseCase = Pick<CaseState, 'patient' | 'symptoms' | 'asked' | 'evidence'>;

/** What is asked of a poison. */
type About = 'amount' | 'kind' | 'weight' | 'time';

/** How much of a poison this patient had. */
export interface Dose {
  table: DoseTable;
  /** What still has to be asked. */
  missing: About | null;
  /** The urgency of the band; null while it cannot be told. */
  level: Level | null;
  /** mg of the poison for each kg. */
  perKg: number;
  /** How long ago it was taken; null where that was not told. */
  hours: number | null;
}

const inKilos = { kg: 1, lbs: 0.4536, oz: 0.02835, g: 0.001 } as const;

/** A weight in words, and its unit: of "4 to 5 lb" the lower one, since the dose is the higher then. */
const WEIGHED =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|or)\s*\d+(?:[.,]\d+)?)?[\s-]*(k(?:g|ilo)?|lb|pound|oz|ounce|g(?:ram)?s?\b)?/i;

const UNITS: Readonly<Record<string, keyof typeof inKilos>> = {
  k: 'kg',
  l: 'lbs',
  p: 'lbs',
  o: 'oz',
  g: 'g',
};

export const doseQuestion = (table: DoseTable, about: About): string => `dose-${about}-${table.id}`;

export const isDoseQuestion = (id: string): boolean => id.startsWith('dose-');

const answerTo = (state: DoseCase, id: string): string | undefined =>
  state.asked.find(({ question }) => question.id === id)?.answer ?? undefined;

/** "Not sure" is an answer: it is not asked again, and the rule stands. */
const wasAsked = (state: DoseCase, id: string): boolean =>
  state.asked.some(({ question, answer }: { question: Question; answer: string | null }) => {
    return question.id === id && answer !== null;
  });

/** Whose owner reads weights in pounds first. */
export const weighsInPounds = ({ weightUnit }: CaseState['patient']): boolean =>
  weightUnit === 'lbs' || weightUnit === 'oz';

function kilosOf(state: DoseCase, table: DoseTable): number | null {
  const { weight, weightUnit } = state.patient;
  const told = answerTo(state, doseQuestion(table, 'weight'));
  const [, number, given] = WEIGHED.exec(told ?? '') ?? [];
  if (number !== undefined) {
    const usual = weightUnit === 'category' ? 'kg' : weightUnit;
    const unit = given === undefined ? usual : (UNITS[given.charAt(0).toLowerCase()] ?? usual);
    return Number(number.replace(',', '.')) * inKilos[unit];
  }
  if (weightUnit === 'category' || weight === null) return null;
  const kilos = Number(weight) * inKilos[weightUnit];
  return kilos > 0 ? kilos : null;
}

/** The owner's own sentences that name the substance. */
function sentencesOn(state: DoseCase, table: DoseTable): string {
  const words = substanceWords[table.id.replace(/-.*/, '')];
  const own = [state.symptoms, ...state.asked.map(({ answer }) => answer ?? '')];
  return own
    .flatMap((text) => text.toLowerCase().split(/[.!?\n]+(?=\s|$)/))
    .filter((sentence) => words?.test(sentence))
    .join('. ');
}

/** Beside what was measured something was told of that was not. */
const isUnmeasured = ({ symptoms, asked }: DoseCase, { toxin }: DoseTable): boolean =>
  [symptoms, ...asked.map(({ answer }) => answer ?? '')].some((text) =>
    unmeasured[toxin]?.test(text.toLowerCase()),
  );

function kindIn(table: DoseTable, text: string): string | undefined {
  return Object.keys(table.kinds ?? {})
    .toSorted((a, b) => (table.kinds?.[b] ?? 0) - (table.kinds?.[a] ?? 0))
    .find((kind) => kindWords[kind]?.test(text.toLowerCase()));
}

/** Answers to how long ago it was, with the hours at most. */
export const agoAnswers: ReadonlyMap<string, number> = new Map([
  ['Less than 1 hour ago', 1],
  ['1 to 2 hours ago', 2],
  ['2 to 6 hours ago', 6],
  ['6 to 24 hours ago', 24],
  ['More than a day ago', 48],
]);

/** "Stiff for 3 years and ate two tablets an hour ago": only what stands with the swallowing. */
const timesSwallowed = (told: string): ToldTime[] =>
  told
    .split(/[,;.()](?=\s|$)|\b(?:and|but|then|because|for|with)\b/)
    .filter((piece) => swallowed.test(piece))
    .flatMap(toldTimes)
    .filter(({ since }) => pointsInTime.test(since.toLowerCase()));

/** How many hours ago it was taken, as answered or told with the swallowing; null where that is still to be asked. */
function hoursAgo(state: DoseCase, table: DoseTable, told: string): number | null {
  const given = answerTo(state, doseQuestion(table, 'time'));
  const answered = given === undefined ? undefined : agoAnswers.get(given);
  const times = given === undefined ? timesSwallowed(told) : toldTimes(given);
  return answered ?? (times.length ? Math.min(...times.map(({ hours }) => hours)) : null);
}

const levelAt = (table: DoseTable, perKg: number): Level =>
  table.bands.findLast(([from]) => perKg >= from)?.[1] ?? 'emergency';

/** What was read of each dose, as long as what it is read from stays the same. */
interface Read extends Pick<DoseCase, 'patient' | 'symptoms'> {
  readonly doses: Map<DoseTable, Dose | null>;
}

const readOf = new WeakMap<DoseCase['asked'], Read>();

/** Asked for with each piece of evidence left out in turn, while all that it is read from are words that stay. */
function doseOf(state: DoseCase, table: DoseTable): Dose | null {
  const { patient, symptoms, asked } = state;
  let read = readOf.get(asked);
  if (read?.patient !== patient || read.symptoms !== symptoms) {
    read = { patient, symptoms, doses: new Map() };
    readOf.set(asked, read);
  }
  const known = read.doses.get(table);
  if (known !== undefined) return known;
  const dose = readDose(state, table);
  read.doses.set(table, dose);
  return dose;
}

function readDose(state: DoseCase, table: DoseTable): Dose | null {
  const told = sentencesOn(state, table);
  if (!told || isUnmeasured(state, table)) return null;
  const given = answerTo(state, doseQuestion(table, 'amount'));
  const amount = (given && readAmount(given, table)) || readAmount(told, table);
  const asked = answerTo(state, doseQuestion(table, 'kind'));
  const kind = (asked && kindIn(table, asked)) || kindIn(table, told);
  const kilos = kilosOf(state, table);
  const open = { table, level: null, perKg: 0, hours: hoursAgo(state, table, told) };
  if (!amount) return { ...open, missing: 'amount' };
  if (!kilos) return { ...open, missing: 'weight' };
  const with_ = (one: string | undefined): number =>
    (amount.mg ?? (amount.grams ?? 0) * (table.kinds?.[one ?? table.usual ?? ''] ?? 1)) / kilos;
  const kinds = amount.mg === undefined ? Object.keys(table.kinds ?? {}) : [];
  const differs = new Set(kinds.map((one) => levelAt(table, with_(one)))).size > 1;
  const perKg = with_(kind);
  if (!kind && differs && table.askKind && !wasAsked(state, doseQuestion(table, 'kind')))
    return { ...open, missing: 'kind' };
  const level = levelAt(table, perKg);
  const isTimed = open.hours !== null || level === 'watch';
  return { ...open, missing: isTimed ? null : 'time', level, perKg };
}

const hasSigns = (model: Model, known: KnownMap): boolean =>
  signsTold(model, known).some((id) => model.nodes.get(id)?.finding.topic !== 'toxin');

/** The doses of the poisons that were told of, where amounts were published. */
export function dosesOf(model: Model, state: DoseCase, known: KnownMap): Dose[] {
  return model.knowledge.doses.flatMap((table) => {
    if (known.get(`toxin_${table.toxin}`)?.value !== 'yes') return [];
    const dose = doseOf(state, table);
    // Signs after a poison say more than an amount that an owner guessed.
    if (dose?.level === 'watch' && hasSigns(model, known)) return [{ ...dose, level: 'today' }];
    return dose ? [dose] : [];
  });
}

/** What is still to be asked of a dose and has not been. */
export function openDose(model: Model, state: DoseCase, known: KnownMap): Dose | undefined {
  return dosesOf(model, state, known).find(
    ({ table, missing }) => missing !== null && !wasAsked(state, doseQuestion(table, missing)),
  );
}

/** So long after it was swallowed emptying the stomach still brings up much of it (MSD Veterinary Manual; see `merck-decon`). */
const emptied = 2;

/** What the time since it was taken means: one sentence, or none where no time was told or nothing is published of it. */
function timeReason(model: Model, { hours, level }: Dose): string {
  if (hours === null || hours > emptied || level === 'watch') return '';
  const source = model.knowledge.sources['merck-decon']?.title ?? '';
  return ` In the first ${emptied} hours a vet can often still empty the stomach, so minutes count; do not try it yourself. (After ${source}.)`;
}

const rounded = (mg: number): string =>
  mg >= 1000
    ? `${Math.round(mg / 100) / 10} g`
    : `${mg < 10 ? Math.round(mg * 10) / 10 : Math.round(mg)} mg`;

/** What a dose comes to, and the border of our own that it is held against, with what that was made of. */
export function doseReason(model: Model, dose: Dose): string {
  const { table, perKg, level } = dose;
  const source = model.knowledge.sources[table.source]?.title ?? table.source;
  const harm = table.bands.find(([from]) => from > 0)?.[0] ?? 0;
  const amount = `About ${rounded(perKg)} of ${table.measure} for each kg.`;
  const band =
    level === 'watch'
      ? `Below ${rounded(harm)} for each kg no signs are expected, but call if you see any.`
      : `From ${rounded(harm)} for each kg on it must be treated as poisoning.`;
  return `${amount} ${band} (Our estimate, made with ${source}.)${timeReason(model, dose)}`;
}

/** Whether all that is known of a poison is an amount that does no harm; each table of the toxin must say so. */
export function harmlessToxins(doses: readonly Dose[]): Set<string> {
  const toxins = new Set(doses.map(({ table }) => table.toxin));
  return new Set(
    [...toxins].filter((toxin) =>
      doses.every(({ table, level }) => table.toxin !== toxin || level === 'watch'),
    ),
  );
}

/** The rule of a medicine for people that was not named. */
const anyMedicine = 'toxin-human_medicine';

/** Whether "tablets" are those of a medicine of which the dose is known, and no others. */
function isTheSame(evidence: readonly Evidence[], doses: readonly Dose[]): boolean {
  const known = doses.filter(({ table, level }) => table.strength !== undefined && level !== null);
  return evidence
    .filter(({ finding, value }) => finding === 'toxin_human_medicine' && value === 'yes')
    .every(
      ({ quote }) =>
        known.some(({ table }) => substanceWords[table.id]?.test(quote.toLowerCase())) &&
        !/\b(?:and|plus|with)\b|,/.test(quote),
    );
}

/** Rules with the urgency of the doses told of. */
export function withDoses(
  model: Model,
  { evidence }: DoseCase,
  { rules, doses }: { rules: readonly RedFlag[]; doses: readonly Dose[] },
): RedFlag[] {
  return rules.flatMap((rule) => {
    if (rule.id === anyMedicine && isTheSame(evidence, doses)) return [];
    const own = doses.filter(({ table }) => rule.id === `toxin-${table.toxin}`);
    const [dose] = own;
    if (!dose || own.some(({ level }) => level === null)) return [rule];
    const worst =
      own.find(({ level }) => level === 'emergency') ?? own.find(({ level }) => level === 'today');
    if (!worst) return [];
    // `worst` was found by one of these two levels.
    const level = worst.level === 'emergency' ? 'emergency' : 'today';
    return [{ ...rule, level, reason: `${rule.reason} ${doseReason(model, worst)}` }];
  });
}

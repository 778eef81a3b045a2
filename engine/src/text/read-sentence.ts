import type { SentenceContext, Topics, Who } from '@petwise/language';
import type { Finding } from '../knowledge-types.ts';
import type { Evidence, EvidenceSource } from '../types.ts';
import type { Reading } from './context.ts';
import { quoteOf } from './context.ts';
import { derivedFrom } from './derived.ts';
import { findDurations, tellsCourse } from './durations.ts';
import type { Match } from './match.ts';
import { readContextOf, readingOf } from './read-context.ts';
import { readObservations } from './read-observations.ts';
import type { Reader } from './reader.ts';
import { readRates } from './read-rates.ts';
import { sinceWhen, type SignPlace } from './since-when.ts';
import { type Piece, isPiece } from './told-in-pieces.ts';
import type { Token } from './tokens.ts';
import { hasContent, unreadOf } from './unread.ts';
import { readWeights } from './weights.ts';
import { readNormal } from './wellbeing.ts';

function evidenceOf(
  match: Match,
  reading: Reading,
  finding: Finding | undefined,
): { value: string; certainty: number } | null {
  if (!['present', 'absent', 'ended'].includes(reading.status)) return null;
  if (reading.status === 'ended') return { value: 'no', certainty: reading.certainty };
  if (finding?.values)
    return reading.status === 'present'
      ? { value: match.value, certainty: Math.min(reading.certainty, 0.9) }
      : null;
  const flip = reading.status === 'absent';
  if (match.value === 'no' && flip) return { value: 'yes', certainty: 0.85 };
  return { value: flip ? 'no' : match.value, certainty: reading.certainty };
}

/** Words of what is no denial: "eating and drinking fine" is one for both, though an observation is of one. */
function tokensOfNoDenial(matches: readonly Match[]): Set<number> {
  return new Set(
    matches
      .filter(({ value }) => value !== 'no' && !isPiece(value))
      .flatMap(({ tokens }) => tokens),
  );
}

/** Where a text comes from. */
export interface Origin {
  source: EvidenceSource;
  turn: number;
  /** What the owner had said before, the latest last: "there is blood in it" is of the vomit told of then. */
  spokenOf?: readonly string[];
}

/** A text, where it comes from and what reads it. */
export interface Source {
  readonly reader: Reader;
  readonly text: string;
  readonly origin: Origin;
}

/** What the sentences before leave to the next one. */
export interface Carried {
  /** What was named last, for "it" and "they". */
  readonly noun: Topics;
  /** Whom the sentence before was about. */
  readonly who: Who;
  /** A story of long ago is being told. */
  readonly longAgo: boolean;
}

/** What one sentence said. */
export interface SentenceReading {
  readonly evidence: readonly Evidence[];
  /** Signs that it asks for or fears; they are not told. */
  readonly wondered: readonly Evidence[];
  /** What of it was told in the past. */
  readonly inPast: readonly Evidence[];
  /** What of it is denied as of now: "now he eats again". */
  readonly resumed: readonly Evidence[];
  /** What is told behind the first of these, and may have begun since. */
  readonly sinceResumed: ReadonlySet<Evidence>;
  readonly past: readonly string[];
  readonly unmatched: readonly string[];
  /** What only together with others says something. */
  readonly pieces: readonly Piece[];
  /** Where each sign is told, in words from the start. */
  readonly places: ReadonlyMap<Evidence, SignPlace>;
  /** How long it has been so. */
  readonly hours: readonly number[];
  /** The time of a sentence that tells of no sign itself: "it began two days ago". */
  readonly since: string | undefined;
  /** Words with content whose meaning we do not know. */
  readonly strange: readonly string[];
  /** Words with content, and how many of them were read. */
  readonly content: number;
  readonly read: number;
  /** What is left to the next sentence. */
  readonly carried: Carried;
  readonly context: SentenceContext;
}

/** What should never have been eaten. */
const swallowed = /^(?:toxin_|ate_)/;

/** "Ate a whole pack of gum" says nothing of the appetite. */
function withoutEaten(matches: readonly Match[]): readonly Match[] {
  const eaten = new Set(
    matches.flatMap(({ finding, value, tokens }) =>
      swallowed.test(finding) && value === 'yes' ? tokens : [],
    ),
  );
  const isMeal = ({ finding, value }: Match): boolean =>
    value === 'no' && ['appetite_loss', 'eats_nothing'].includes(finding);
  return matches.filter((match) => !isMeal(match) || !match.tokens.some((at) => eaten.has(at)));
}

/** Reads one sentence; the same sentence with the same carried over says the same. */
export function readSentence(
  { reader, text, origin }: Source,
  raw: readonly Token[],
  carried: Carried,
): SentenceReading {
  const tokens = reader.correct(raw);
  const framed = readObservations(reader.frames, tokens, carried.noun);
  const rates = new Set(readRates(tokens, reader.measures));
  const sayings = tokensOfNoDenial(framed.distractors);
  const taken = new Set([...tokensOfNoDenial(framed.matches), ...sayings]);
  const matches = withoutEaten([
    ...rates,
    ...framed.matches,
    ...readNormal(tokens, reader.known, { taken, sayings }),
    ...readWeights(tokens),
  ]);
  const context = readContextOf(tokens, matches, {
    kinds: reader.kinds,
    carried: carried.who,
    carriedPast: carried.longAgo,
    acts: framed.acts,
  });
  const evidence: Evidence[] = [];
  const wondered: Evidence[] = [];
  const inPast: Evidence[] = [];
  const resumed: Evidence[] = [];
  const places = new Map<Evidence, SignPlace>();
  const past: string[] = [];
  const aside = new Set<Match>();
  // A number says more than the words that it is said in.
  const byRate = new Set<string>();
  const pieces: Piece[] = [];
  for (const match of matches) {
    if (byRate.has(match.finding) && !rates.has(match)) continue;
    const finding = reader.findings.get(match.finding);
    const reading = readingOf({ context, tokens, alarms: reader.alarms }, match, finding);
    const quote = quoteOf(text, tokens, match);
    if (isPiece(match.value)) {
      if (reading.status === 'present') pieces.push({ ...match, quote });
      continue;
    }
    if (reading.status === 'past' || reading.status === 'ended') past.push(quote);
    const { source, turn } = origin;
    const got = evidenceOf(match, reading, finding);
    if (!got && reading.status !== 'past') aside.add(match);
    if (reading.status === 'wondered')
      wondered.push({
        ...reading,
        finding: match.finding,
        value: match.value,
        source,
        turn,
        quote,
      });
    if (!got) continue;
    if (rates.has(match)) byRate.add(match.finding);
    const item: Evidence = { finding: match.finding, ...got, source, turn, quote };
    evidence.push(item);
    const place = { from: match.tokens[0] ?? 0, to: match.tokens.at(-1) ?? 0 };
    places.set(item, place);
    if (reading.inPast) inPast.push(item);
    if (reading.today && item.value === 'no' && !reading.inPast) resumed.push(item);
    if (got.value === 'yes' && finding) {
      const derived = derivedFrom(finding, tokens, { match, base: item });
      const added = derived.filter(({ finding: id }) => reader.known.has(id));
      evidence.push(...added);
      for (const one of added) places.set(one, place);
      if (reading.inPast) inPast.push(...added);
    }
  }
  const told = sinceWhen(text, tokens, [...places.values()]);
  for (const [item, place] of places) {
    const since = item.value === 'no' ? undefined : told(place);
    if (since !== undefined) item.since = since;
  }
  const startOf = (item: Evidence): number => places.get(item)?.from ?? 0;
  const first = Math.min(...resumed.map(startOf));
  const sinceResumed = new Set(evidence.filter((item) => startOf(item) > first));
  const counted = matches.filter((match) => !aside.has(match) && !isPiece(match.value));
  const read = new Set(counted.flatMap((match) => match.tokens));
  const content = tokens.flatMap((token, at) => (hasContent(token) ? [at] : []));
  const unread = unreadOf(text, tokens, { counted, aside: [...aside], known: framed.known });
  // "His brother died two months ago": how long that is past is not how long he has been ill.
  const isOfOthers = ({ finding }: Evidence): boolean => {
    const { topic, aboutOthers } = reader.findings.get(finding) ?? {};
    return topic === 'husbandry' && aboutOthers === true;
  };
  const own = evidence.filter((item) => !isOfOthers(item));
  const counts = own.length ? own.some((item) => item.value !== 'no') : tellsCourse(tokens);
  return {
    evidence,
    wondered,
    inPast,
    resumed,
    sinceResumed,
    past,
    unmatched: unread.pieces,
    pieces,
    places,
    hours: counts ? findDurations(tokens).map((duration) => duration.hours) : [],
    since: counts && own.length === 0 ? told({ from: 0, to: 0 }) : undefined,
    content: content.length,
    read: content.filter((at) => read.has(at)).length,
    strange: unread.strange,
    carried: { noun: framed.last, who: context.last, longAgo: context.lastPast },
    context,
  };
}

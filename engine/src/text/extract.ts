import { carriedOn, type Topics, type Who } from '@petwise/language';
import { ownKinds } from '@petwise/language/en';
import type { Finding, Knowledge } from '../knowledge-types.ts';
import type { Evidence, EvidenceSource } from '../types.ts';
import type { Reading } from './context.ts';
import { closeStory } from './close-story.ts';
import { quoteOf } from './context.ts';
import { correctWords, slipsOfForms } from './correct-words.ts';
import { derivedFrom } from './derived.ts';
import { courseOf, findDurations, tellsCourse } from './durations.ts';
import { excerpt, fewOf } from './excerpt.ts';
import type { Match } from './match.ts';
import { littleWords, readContextOf, readingOf } from './read-context.ts';
import { conceptsIn, makeFrameReader, readObservations } from './read-observations.ts';
import type { Reader } from './reader.ts';
import { sentencesOf } from './sentences.ts';
import { settle } from './settle.ts';
import { speaksOfPatient } from './speaks-of-patient.ts';
import { type Piece, isPiece, wholesOf } from './told-in-pieces.ts';
import { type Token, tokenise } from './tokens.ts';
import { makeCorrector } from './typos.ts';
import { hasContent, unreadOf } from './unread.ts';
import { readRates } from './read-rates.ts';
import { readWeights } from './weights.ts';
import { readNormal } from './wellbeing.ts';

export type { Reader } from './reader.ts';

/** What one text said. */
export interface Extraction {
  evidence: Evidence[];
  /** Words that count nowhere: not understood, or put aside as said of somebody else or only feared. */
  unmatched: string[];
  past: string[];
  /** Too many of the words with content were not understood to go by the rest. */
  halfRead?: true;
}

/** Where a text comes from. */
export interface Origin {
  source: EvidenceSource;
  turn: number;
  /** What the owner had said before, the latest last: "there is blood in it" is of the vomit told of then. */
  spokenOf?: readonly string[];
}

const none: ReadonlySet<string> = new Set();

const correctors = new WeakMap<ReadonlyMap<string, number>, Reader['correct']>();

/** Corrects slips; the words of the language are the same for every species, so they share one. */
function correctorFor(vocabulary: ReadonlyMap<string, number>): Reader['correct'] {
  const known = correctors.get(vocabulary);
  if (known) return known;
  const made = makeCorrector({
    vocabulary,
    little: littleWords,
    correct: correctWords,
    slips: slipsOfForms,
  });
  correctors.set(vocabulary, made);
  return made;
}

/** Compiles concepts and observations for one species. Done once per engine. */
export function makeReader(knowledge: Knowledge): Reader {
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const known = new Set(findings.keys());
  const frames = makeFrameReader(knowledge.observations, known);
  return {
    frames,
    correct: correctorFor(frames.lexer.vocabulary),
    findings,
    measures: knowledge.measures,
    known,
    kinds: ownKinds[knowledge.species] ?? none,
    alarms: new Set(
      knowledge.redFlags
        .filter(({ level }) => level === 'emergency')
        .flatMap(({ when }) => when.flatMap((all) => (all.length === 1 ? all : []))),
    ),
  };
}

function evidenceOf(
  match: Match,
  reading: Reading,
  finding: Finding | undefined,
): { value: string; certainty: number } | null {
  if (reading.status === 'ignored' || reading.status === 'past') return null;
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
function saidOtherwise(matches: readonly Match[]): Set<number> {
  return new Set(
    matches
      .filter(({ value }) => value !== 'no' && !isPiece(value))
      .flatMap(({ tokens }) => tokens),
  );
}

/** What the sentences of a text said up to here. */
interface SoFar extends Extraction {
  /** What was named last, for "it" and "they". */
  noun: Topics;
  /** Whom the sentence before was about. */
  who: Who;
  /** A story of long ago is being told. */
  longAgo: boolean;
  /** Words with content, and how many of them were read. */
  content: number;
  read: number;
  /** How many of them were not understood. */
  lost: number;
  /** What was told in the past. */
  inPast: Set<Evidence>;
  /** What a sentence behind it took back. */
  closed: Evidence[];
  /** What only together says something, by sentence. */
  pieces: Piece[][];
}

/** A text, where it comes from and what reads it. */
interface Source {
  readonly reader: Reader;
  readonly text: string;
  readonly origin: Origin;
}

function readSentence(
  { reader, text, origin }: Source,
  raw: readonly Token[],
  into: SoFar,
): number[] {
  const tokens = reader.correct(raw);
  const framed = readObservations(reader.frames, tokens, into.noun);
  into.noun = framed.last;
  const rates = new Set(readRates(tokens, reader.measures));
  const matches = [
    ...rates,
    ...framed.matches,
    ...readNormal(tokens, reader.known, saidOtherwise([...framed.matches, ...framed.distractors])),
    ...readWeights(tokens),
  ];
  const context = readContextOf(tokens, matches, {
    kinds: reader.kinds,
    carried: into.who,
    carriedPast: into.longAgo,
  });
  into.who = context.last;
  into.longAgo = context.lastPast;
  closeStory(reader, into, context);
  const before = into.evidence.length;
  const aside = new Set<Match>();
  // A number says more than the words that it is said in.
  const byRate = new Set<string>();
  const pieces: Piece[] = [];
  into.pieces.push(pieces);
  for (const match of matches) {
    if (byRate.has(match.finding) && !rates.has(match)) continue;
    const finding = reader.findings.get(match.finding);
    const reading = readingOf({ context, tokens }, match, finding);
    const quote = quoteOf(text, tokens, match);
    if (isPiece(match.value)) {
      if (reading.status === 'present') pieces.push({ ...match, quote });
      continue;
    }
    if (reading.status === 'past' || reading.status === 'ended') into.past.push(quote);
    const got = evidenceOf(match, reading, finding);
    if (!got && reading.status !== 'past') aside.add(match);
    if (!got) continue;
    if (rates.has(match)) byRate.add(match.finding);
    const item: Evidence = {
      finding: match.finding,
      value: got.value,
      certainty: got.certainty,
      source: origin.source,
      turn: origin.turn,
      quote,
    };
    into.evidence.push(item);
    if (reading.inPast) into.inPast.add(item);
    if (got.value === 'yes' && finding)
      into.evidence.push(
        ...derivedFrom(finding, tokens, { match, base: item }).filter(({ finding: id }) =>
          reader.known.has(id),
        ),
      );
  }
  const counted = matches.filter((match) => !aside.has(match) && !isPiece(match.value));
  const read = new Set(counted.flatMap((match) => match.tokens));
  const content = tokens.flatMap((token, at) => (hasContent(token) ? [at] : []));
  into.content += content.length;
  into.read += content.filter((at) => read.has(at)).length;
  const unread = unreadOf(text, tokens, { counted, aside: [...aside], known: framed.known });
  into.unmatched.push(...unread.pieces);
  into.lost += unread.words;
  const told = into.evidence.slice(before);
  // "His brother died two months ago": how long that is past is not how long he has been ill.
  const isOfOthers = ({ finding }: Evidence): boolean => {
    const { topic, aboutOthers } = reader.findings.get(finding) ?? {};
    return topic === 'husbandry' && aboutOthers === true;
  };
  const own = told.filter((item) => !isOfOthers(item));
  const counts = own.length ? own.some((item) => item.value !== 'no') : tellsCourse(tokens);
  return counts ? findDurations(tokens).map((duration) => duration.hours) : [];
}

/** What came out of the animal by earlier words; its parts and things are named anew. */
function topicsOf(reader: Reader, earlier: readonly string[]): Topics {
  return earlier
    .flatMap((words) => tokenise(words))
    .reduce<Topics>((topics, tokens) => {
      const named = conceptsIn(reader.frames, reader.correct(tokens));
      return carriedOn(
        named.filter(({ kind }) => kind === 'product'),
        topics,
      );
    }, []);
}

/** Findings of one text, with the context each stands in; the longest stated time gives the course. */
export function extract(reader: Reader, text: string, origin: Origin): Extraction {
  const into: SoFar = {
    evidence: [],
    unmatched: [],
    past: [],
    noun: topicsOf(reader, origin.spokenOf ?? []),
    who: 'patient',
    longAgo: false,
    content: 0,
    read: 0,
    lost: 0,
    inPast: new Set(),
    closed: [],
    pieces: [],
  };
  const hours: number[] = [];
  const sentences = sentencesOf(reader, text);
  for (const sentence of sentences)
    hours.push(...readSentence({ reader, text, origin }, sentence, into));
  for (const whole of wholesOf(into.pieces)) {
    const isTold = into.evidence.some(({ finding }) => finding === whole.finding);
    if (!isTold)
      into.evidence.push({ ...whole, value: 'yes', source: origin.source, turn: origin.turn });
  }
  if (
    origin.source === 'text' &&
    origin.turn === 0 &&
    !speaksOfPatient({ text, sentences }, into, reader.alarms)
  )
    return { evidence: [], unmatched: [excerpt(text)], past: [] };
  if (
    hours.length &&
    into.evidence.some((item) => item.value === 'yes') &&
    !into.evidence.some((item) => item.finding === 'course')
  ) {
    into.evidence.push({
      finding: 'course',
      value: courseOf(hours.reduce((longest, next) => Math.max(longest, next))),
      certainty: 0.9,
      source: 'inferred',
      turn: origin.turn,
      quote: '',
    });
  }
  // How long it lasts and how it began say nothing where no sign is told; an answer may be just that.
  const tells =
    origin.source !== 'text' ||
    into.evidence.some(({ finding }) => !reader.findings.get(finding)?.values);
  return {
    evidence: tells ? settle(into.evidence) : [],
    unmatched: fewOf(into.unmatched),
    past: fewOf(into.past),
    ...(into.lost >= fewLost && into.lost > mostLost * into.content && { halfRead: true }),
  };
}

/** Share of the words with content that may stay without a meaning to us, and so few that never matter. */
const mostLost = 0.4;
const fewLost = 5;

import { carriedOn, type Topics } from '@petwise/language';
import { ownKinds } from '@petwise/language/en';
import type { Knowledge } from '../knowledge-types.ts';
import type { Evidence } from '../types.ts';
import { closeStory, resumeIn } from './close-story.ts';
import { correctWords, slipsOfForms } from './correct-words.ts';
import { courseOf } from './durations.ts';
import { excerpt, fewOf } from './excerpt.ts';
import { littleWords } from './read-context.ts';
import { conceptsIn, makeFrameReader } from './read-observations.ts';
import type { Carried, Origin, SentenceReading, Source } from './read-sentence.ts';
import { readSentence } from './read-sentence.ts';
import type { Reader } from './reader.ts';
import { sentencesOf } from './sentences.ts';
import { settle } from './settle.ts';
import { signsOfSleep, type ToldSentence } from './sound-sleep.ts';
import { type Silent, speaksOfPatient } from './speaks-of-patient.ts';
import { wholesOf } from './told-in-pieces.ts';
import { type Token, tokenise } from './tokens.ts';
import { makeCorrector } from './typos.ts';

export type { Origin } from './read-sentence.ts';
export type { Reader } from './reader.ts';

/** What one text said. */
export interface Extraction {
  evidence: Evidence[];
  /** Signs asked for or feared of the patient now ("is he choking?"): not told, but to be asked about. */
  wondered?: readonly Evidence[];
  /** Words that count nowhere: not understood, or put aside as said of somebody else or only feared. */
  unmatched: string[];
  past: string[];
  /** Too many of the words with content were not understood to go by the rest. */
  halfRead?: true;
}

/** What a whole text said, and the words with content whose meaning we do not know. */
export interface TextRead extends Extraction {
  strange: readonly string[];
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

/** What the sentences of a text said up to here. */
interface SoFar extends Extraction {
  wondered: Evidence[];
  strange: string[];
  /** Words with content, and how many of them were read. */
  content: number;
  read: number;
  /** Sentences before the first in which a sign was read, with their words. */
  silent: Silent;
  hours: number[];
  /** What was told in the past. */
  inPast: Set<Evidence>;
  /** What a sentence behind it took back. */
  closed: Evidence[];
  /** What only together says something, and where the signs stand, by sentence. */
  told: ToldSentence[];
}

/** Things named longer ago than this are all alike. */
const longNamed = -6;

/** All that a sentence is read by: its words, and what the ones before left to it. */
function keyOf(tokens: readonly Token[], { noun, who, longAgo }: Carried): string {
  const words = tokens.map(({ word, name }) => (name === true ? `^${word}` : word)).join(' ');
  const named = noun.map((group) =>
    group.map(({ id, field, anchor = 0 }) => `${id}.${field}.${Math.max(anchor, longNamed)}`),
  );
  return `${words}|${named.join(';')}|${who}|${longAgo}`;
}

/** Reads sentence after sentence; what is said again in the same words need not be read again. */
function readAll(source: Source, sentences: readonly (readonly Token[])[], into: SoFar): void {
  const { reader, origin } = source;
  const known = new Map<string, SentenceReading>();
  let carried: Carried = {
    noun: topicsOf(reader, origin.spokenOf ?? []),
    who: 'patient',
    longAgo: false,
  };
  for (const sentence of sentences) {
    const key = keyOf(sentence, carried);
    const reading = known.get(key) ?? readSentence(source, sentence, carried);
    known.set(key, reading);
    carried = reading.carried;
    closeStory(reader, into, reading.context);
    // "It began two days ago": all that was told before it.
    if (reading.since !== undefined)
      for (const item of into.evidence) if (item.value !== 'no') item.since ??= reading.since;
    into.evidence.push(...reading.evidence);
    into.wondered.push(...reading.wondered);
    into.past.push(...reading.past);
    into.unmatched.push(...reading.unmatched);
    into.hours.push(...reading.hours);
    into.told.push(reading);
    for (const item of reading.inPast) into.inPast.add(item);
    resumeIn(reader, into, reading);
    into.content += reading.content;
    into.read += reading.read;
    into.strange.push(...reading.strange);
    if (into.evidence.length === 0)
      into.silent = {
        sentences: into.told.length,
        content: into.content,
        strange: into.strange.length,
      };
  }
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
export function extract(reader: Reader, text: string, origin: Origin): TextRead {
  const into: SoFar = {
    evidence: [],
    wondered: [],
    unmatched: [],
    strange: [],
    past: [],
    content: 0,
    read: 0,
    silent: { sentences: 0, content: 0, strange: 0 },
    inPast: new Set(),
    closed: [],
    told: [],
    hours: [],
  };
  const sentences = sentencesOf(reader, text);
  readAll({ reader, text, origin }, sentences, into);
  const slept = signsOfSleep(into.told);
  into.evidence = into.evidence.filter((item) => !slept.has(item));
  for (const whole of wholesOf(into.told.map(({ pieces }) => pieces))) {
    const isTold = into.evidence.some(({ finding }) => finding === whole.finding);
    if (!isTold)
      into.evidence.push({ ...whole, value: 'yes', source: origin.source, turn: origin.turn });
  }
  if (
    origin.source === 'text' &&
    origin.turn === 0 &&
    !speaksOfPatient({ text, sentences }, into, reader)
  )
    return { evidence: [], unmatched: [excerpt(text)], strange: into.strange, past: [] };
  if (
    into.hours.length &&
    into.evidence.some(
      ({ value, finding }) =>
        value === 'yes' && reader.findings.get(finding)?.topic !== 'husbandry',
    ) &&
    !into.evidence.some((item) => item.finding === 'course')
  ) {
    into.evidence.push({
      finding: 'course',
      value: courseOf(into.hours.reduce((longest, next) => Math.max(longest, next))),
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
    strange: into.strange,
    ...(into.wondered.length && { wondered: into.wondered }),
    ...(isHalf(into) && { halfRead: true }),
  };
}

/** Share of the words with content that may stay without a meaning to us, and so few that never matter. */
const mostStrange = 0.4;
const fewStrange = 5;

const isHalf = ({ strange, content }: SoFar): boolean =>
  strange.length >= fewStrange && strange.length > mostStrange * content;

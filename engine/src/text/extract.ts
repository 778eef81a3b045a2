import type { AnySpecies, Finding, Knowledge } from '../knowledge-types.ts';
import type { Evidence, EvidenceSource } from '../types.ts';
import { quoteOf, readContext } from './context.ts';
import { derivedFrom } from './derived.ts';
import { courseOf, findDurations, tellsCourse } from './durations.ts';
import { fewOf } from './excerpt.ts';
import type { Carried } from './leaning.ts';
import { carry, leaning } from './leaning.ts';
import type { Lexer } from './lexer.ts';
import { buildLexer } from './lexer.ts';
import { matchSentence, SCENERY } from './match-sentence.ts';
import { lastPart, readParts } from './parts.ts';
import type { Match, Pattern } from './patterns.ts';
import { compileClasses, compilePattern } from './patterns.ts';
import { sentencesOf } from './sentences.ts';
import { settle, withSupport } from './settle.ts';
import type { Token } from './tokens.ts';
import { readTraits, withoutBare } from './traits.ts';
import { makeCorrector } from './typos.ts';
import type { FoundConcept, Who } from '@petwise/language';
import { readContextOf, readingOf } from './read-context.ts';
import type { FrameReader } from './read-observations.ts';
import { makeFrameReader, readObservations } from './read-observations.ts';
import { unreadOf } from './unread.ts';
import { readNormal } from './wellbeing.ts';
import { readWeights } from './weights.ts';
import { ownKinds } from '../../knowledge/words/other-words.ts';
import { scenery } from '../../knowledge/words/scenery-words.ts';

/** What one text said. */
export interface Extraction {
  evidence: Evidence[];
  /** Words that count nowhere: not understood, or put aside as said of somebody else or only feared. */
  unmatched: string[];
  past: string[];
}

/** Where a text comes from, and which findings are already known to be present. */
export interface Origin {
  source: EvidenceSource;
  turn: number;
  present?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export interface Reader {
  lexer: Lexer;
  correct: (token: Token) => Token;
  findings: ReadonlyMap<string, Finding>;
  /** Ids of `findings`. */
  known: ReadonlySet<string>;
  /** "the dog is …" when the patient is a bird. */
  elsewhere: readonly (readonly string[])[];
  /** Words for the patient itself. */
  kinds: ReadonlySet<string>;
  /** Reads by concepts and observations instead of phrases; while both stand. */
  frames: FrameReader | null;
  /** The words a slip may be corrected towards. */
  vocabulary: ReadonlySet<string>;
}

const animals: Readonly<Partial<Record<AnySpecies, readonly string[]>>> = {
  dog: ['dog', 'puppy'],
  cat: ['cat', 'kitten'],
  horse: ['horse', 'pony'],
  rabbit: ['rabbit', 'bunny'],
  bird: ['bird', 'parrot', 'budgie', 'chicken', 'canary'],
  hamster: ['hamster'],
  ferret: ['ferret'],
};

function otherAnimals(species: AnySpecies): string[][] {
  if (species === 'other') return [];
  return Object.entries(animals)
    .filter(([name]) => name !== species)
    .flatMap(([, words]) =>
      words.flatMap((word) => ['is', 'has', 'had', 'was', 'keeps'].map((verb) => [word, verb])),
    );
}

/** Compiles the phrases of one species. Done once per engine. */
export function makeReader(knowledge: Knowledge): Reader {
  const byFrames = (globalThis as { process?: { env: Record<string, string> } }).process?.env['PETWISE_FRAMES'];
  const patterns: Pattern[] = [];
  const classes = compileClasses(knowledge.words);
  for (const finding of byFrames ? [] : knowledge.findings) {
    const weak = finding.leans ?? false;
    for (const phrase of finding.says ?? [])
      patterns.push({ ...compilePattern(phrase, finding.id, 'yes', classes), weak });
    for (const phrase of finding.saysNot ?? [])
      patterns.push({ ...compilePattern(phrase, finding.id, 'no', classes), weak });
    for (const value of finding.values ?? [])
      for (const phrase of value.says ?? [])
        patterns.push(compilePattern(phrase, finding.id, value.id, classes));
  }
  for (const phrase of byFrames ? [] : [...scenery.all, ...(scenery[knowledge.species] ?? [])])
    patterns.push(compilePattern(phrase, SCENERY, 'yes', classes));
  const lexer = buildLexer(patterns);
  const known = new Set(knowledge.findings.map((finding) => finding.id));
  const frames = byFrames ? makeFrameReader(
        knowledge.species,
        known,
        new Set(),
      ) : null;
  const vocabulary = new Set([...lexer.vocabulary, ...(frames?.lexer.vocabulary ?? [])]);
  return {
    lexer,
    correct: makeCorrector(vocabulary),
    findings: new Map(knowledge.findings.map((finding) => [finding.id, finding])),
    known,
    frames,
    vocabulary,
    elsewhere: otherAnimals(knowledge.species),
    kinds: ownKinds[knowledge.species] ?? none,
  };
}

function evidenceOf(
  match: Match,
  reading: ReturnType<typeof readContext>,
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

/** Words of a phrase that is no denial: "eating and drinking fine" is one for both, though the phrase is of one. */
function saidOtherwise(matches: readonly Match[]): Set<number> {
  return new Set(matches.filter((match) => match.value !== 'no').flatMap((match) => match.tokens));
}

/** What the sentences of a text said up to here. */
interface SoFar extends Extraction {
  readonly carried: Carried;
  noun?: readonly FoundConcept[];
  /** Whom the sentence before was about. */
  who?: Who;
}

function readSentence(
  reader: Reader,
  text: string,
  raw: readonly Token[],
  origin: Origin,
  into: SoFar,
  part: string | null,
): number[] {
  const tokens = raw.map(reader.correct);
  const framed = reader.frames && readObservations(reader.frames, tokens, into.noun ?? []);
  if (framed) into.noun = framed.last;
  const read = framed
    ? [...framed.matches, ...framed.scenery.map((match) => ({ ...match, finding: SCENERY }))]
    : matchSentence(reader.lexer, tokens);
  const traits = framed ? [] : readTraits(tokens, reader.known, read);
  const taken = new Map(
    [...read, ...traits].flatMap((match) =>
      // An idiom counts as long: none of its words is read again.
      match.tokens.map(
        (index) => [index, match.finding === SCENERY ? 9 : match.tokens.length] as const,
      ),
    ),
  );
  const ofParts = framed ? [] : readParts(tokens, { known: reader.known, taken, earlier: part });
  const partWords = new Set(ofParts.map((match) => match.tokens[0]));
  // "One of his teeth is wobbling": a word alone gives way to what it means of the part beside it.
  const outdone = ({ tokens: [only, ...more] }: Match): boolean =>
    more.length === 0 && partWords.has(only);
  const scenery = read.filter((match) => match.finding === SCENERY);
  const direct = withoutBare(
    tokens,
    read.filter((match) => match.finding !== SCENERY && !outdone(match)),
    traits,
  );
  const matches = [
    ...direct,
    ...traits,
    ...(framed ? [] : leaning(reader, tokens, direct, { earlier: into.carried, scenery })),
    ...readNormal(tokens, reader.known, saidOtherwise(read)),
    ...ofParts,
    ...readWeights(tokens),
  ];
  const consumed = new Set(matches.flatMap((match) => match.tokens));
  const before = into.evidence.length;
  const aside = new Set<Match>();
  const context =
    framed && readContextOf(tokens, matches, { kinds: reader.kinds, carried: into.who ?? 'patient' });
  if (context) into.who = context.last;
  for (const match of matches) {
    const finding = reader.findings.get(match.finding);
    const reading = context
      ? readingOf(context, tokens, match, finding)
      : readContext(tokens, match, consumed, {
          aboutOthers: (finding?.aboutOthers ?? false) || match.finding.startsWith('toxin_'),
          pastCounts: finding?.pastCounts ?? false,
          elsewhere: reader.elsewhere,
        });
    const quote = quoteOf(text, tokens, match);
    if (reading.status === 'past' || reading.status === 'ended') into.past.push(quote);
    const got = evidenceOf(match, reading, finding);
    if (!got && reading.status !== 'past') aside.add(match);
    if (!got) continue;
    const item: Evidence = {
      finding: match.finding,
      value: got.value,
      certainty: got.certainty,
      source: origin.source,
      turn: origin.turn,
      quote,
    };
    into.evidence.push(item);
    if (got.value === 'yes' && finding)
      into.evidence.push(
        ...derivedFrom(finding, match, tokens, item).filter(({ finding: id }) =>
          reader.known.has(id),
        ),
      );
  }
  const counted = matches.filter((match) => !aside.has(match));
  into.unmatched.push(...unreadOf(text, tokens, counted, [...aside]));
  const told = into.evidence.slice(before);
  for (const { finding } of told) carry(reader, finding, into.carried);
  const counts = told.length ? told.some((item) => item.value !== 'no') : tellsCourse(tokens);
  return counts ? findDurations(tokens).map((duration) => duration.hours) : [];
}

/** Findings of one text, with the context each stands in; the longest stated time gives the course. */
export function extract(reader: Reader, text: string, origin: Origin): Extraction {
  const into: SoFar = { evidence: [], unmatched: [], past: [], carried: new Map() };
  let part: string | null = null;
  const hours: number[] = [];
  for (const sentence of sentencesOf(reader, text)) {
    hours.push(...readSentence(reader, text, sentence, origin, into, part));
    part = lastPart(sentence) ?? part;
  }
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
  const kept = new Set(
    // A phrase may lean on its parent; an observation says what it says.
    reader.frames ? into.evidence : withSupport(reader, into.evidence, origin.present ?? none),
  );
  const leant = into.evidence.filter((item) => !kept.has(item)).map((item) => item.quote);
  return {
    evidence: settle([...kept]),
    unmatched: fewOf([...into.unmatched, ...leant]),
    past: fewOf(into.past),
  };
}

import type { Finding, Knowledge } from '../knowledge-types.ts';
import type { Evidence, EvidenceSource } from '../types.ts';
import { quoteOf, readContext } from './context.ts';
import { courseOf, findCounts, findDurations } from './durations.ts';
import type { Lexer, Match, Pattern } from './patterns.ts';
import { buildLexer, compilePattern, matchSentence } from './patterns.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';
import { makeCorrector } from './typos.ts';

/** What one text said. */
export interface Extraction {
  evidence: Evidence[];
  unmatched: string[];
  past: string[];
}

export interface Reader {
  lexer: Lexer;
  correct: (token: Token) => Token;
  findings: ReadonlyMap<string, Finding>;
}

/** Compiles the phrases of one species. Done once per engine. */
export function makeReader(knowledge: Knowledge): Reader {
  const patterns: Pattern[] = [];
  for (const finding of knowledge.findings) {
    for (const phrase of finding.says ?? []) patterns.push(compilePattern(phrase, finding.id, 'yes', knowledge.words));
    for (const phrase of finding.saysNot ?? []) patterns.push(compilePattern(phrase, finding.id, 'no', knowledge.words));
    for (const value of finding.values ?? []) for (const phrase of value.says ?? []) patterns.push(compilePattern(phrase, finding.id, value.id, knowledge.words));
  }
  const lexer = buildLexer(patterns);
  return { lexer, correct: makeCorrector(lexer.vocabulary), findings: new Map(knowledge.findings.map((finding) => [finding.id, finding])) };
}

function evidenceOf(match: Match, reading: ReturnType<typeof readContext>, finding: Finding | undefined): { value: string; certainty: number } | null {
  if (reading.status === 'ignored' || reading.status === 'past') return null;
  if (reading.status === 'ended') return { value: 'no', certainty: reading.certainty };
  if (finding?.values) return reading.status === 'present' ? { value: match.value, certainty: Math.min(reading.certainty, 0.9) } : null;
  const flip = reading.status === 'absent';
  if (match.value === 'no' && flip) return { value: 'yes', certainty: 0.85 };
  return { value: flip ? 'no' : match.value, certainty: reading.certainty };
}

function nearest<T extends { at: number }>(items: readonly T[], match: Match): T | null {
  const place = match.tokens[0] ?? 0;
  return [...items].sort((a, b) => Math.abs(a.at - place) - Math.abs(b.at - place))[0] ?? null;
}

function derived(finding: Finding, match: Match, tokens: readonly Token[], base: Evidence): Evidence[] {
  const duration = nearest(findDurations(tokens), match);
  const count = nearest(findCounts(tokens), match);
  const added: Evidence[] = [];
  for (const rule of finding.derive ?? []) {
    const holds = 'hours' in rule ? duration !== null && duration.hours >= rule.hours : count !== null && count.perDay >= rule.timesPerDay;
    if (holds) added.push({ ...base, finding: rule.adds, value: 'yes', source: 'inferred', certainty: 0.93 });
  }
  return added;
}

const plain = new Set(['my', 'the', 'a', 'is', 'has', 'have', 'he', 'she', 'it', 'and', 'i', 'we', 'hi', 'hello', 'please', 'help', 'thank', 'thanks', 'year', 'old', 'male', 'female', 'dog', 'cat', 'named', 'name', 'day', 'since', 'for', 'was', 'to', 'of', 'in', 'on', 'with', 'been', 'what', 'should', 'do', 'vet', 'now', 'this', 'that', 'at', 'so', 'but', 'just', 'about', 'week', 'month', 'ago', 'today', 'yesterday', 'night', 'last', 'neutered', 'spayed', 'rabbit', 'horse', 'bird', 'yes', 'no', 'not']);

function leftOver(text: string, tokens: readonly Token[], used: ReadonlySet<number>): string[] {
  const out: string[] = [];
  let chunk: number[] = [];
  const flush = (): void => {
    const words = chunk.map((index) => tokens[index]).filter((token) => token !== undefined);
    const content = words.filter((token) => !plain.has(token.word) && !/^\d/.test(token.word) && token.word.length > 2);
    const first = words[0];
    const last = words.at(-1);
    if (first && last && content.length >= 2 && !chunk.some((index) => used.has(index))) out.push(text.slice(first.start, last.end).trim());
    chunk = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (token.punctuation || token.word === 'but') flush();
    else chunk.push(index);
  }
  flush();
  return out;
}

function readSentence(reader: Reader, text: string, raw: readonly Token[], origin: { source: EvidenceSource; turn: number }, into: Extraction): number[] {
  const tokens = raw.map(reader.correct);
  const matches = matchSentence(reader.lexer, tokens);
  const consumed = new Set(matches.flatMap((match) => match.tokens));
  for (const match of matches) {
    const reading = readContext(tokens, match, consumed);
    const finding = reader.findings.get(match.finding);
    const quote = quoteOf(text, tokens, match);
    if (reading.status === 'past' || reading.status === 'ended') into.past.push(quote);
    const got = evidenceOf(match, reading, finding);
    if (!got) continue;
    const item: Evidence = { finding: match.finding, value: got.value, certainty: got.certainty, source: origin.source, turn: origin.turn, quote };
    into.evidence.push(item);
    if (got.value === 'yes' && finding) into.evidence.push(...derived(finding, match, tokens, item));
  }
  into.unmatched.push(...leftOver(text, tokens, consumed));
  return findDurations(tokens).map((duration) => duration.hours);
}

/** Findings of one text, with the context each stands in; the longest stated time gives the course. */
export function extract(reader: Reader, text: string, origin: { source: EvidenceSource; turn: number }): Extraction {
  const into: Extraction = { evidence: [], unmatched: [], past: [] };
  const hours = tokenise(text).flatMap((sentence) => readSentence(reader, text, sentence, origin, into));
  if (hours.length && into.evidence.some((item) => item.value === 'yes') && !into.evidence.some((item) => item.finding === 'course')) {
    into.evidence.push({ finding: 'course', value: courseOf(Math.max(...hours)), certainty: 0.9, source: 'inferred', turn: origin.turn, quote: '' });
  }
  return { evidence: settle(into.evidence), unmatched: into.unmatched, past: [...new Set(into.past)] };
}

/** Within one text a plain "yes" outweighs a "no" only when it is more certain; ties go to present, to be safe. */
function settle(items: readonly Evidence[]): Evidence[] {
  const best = new Map<string, Evidence>();
  for (const item of items) {
    const known = best.get(item.finding);
    const stronger = !known || item.certainty > known.certainty + 0.02 || (item.value === 'yes' && known.value === 'no' && item.certainty >= known.certainty - 0.02);
    if (stronger) best.set(item.finding, item);
  }
  return [...best.values()];
}

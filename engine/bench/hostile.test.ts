import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../src/engine.ts';
import { createEngine } from '../src/engine.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { noHistory, patientOf } from '../src/testing/cases.ts';
import type { Reader } from '../src/text/extract.ts';
import { extract, makeReader } from '../src/text/extract.ts';
import { hostileTexts } from './hostile.ts';

let engine: Engine;
let reader: Reader;

beforeAll(async () => {
  const knowledge = await loadKnowledge('dog');
  engine = createEngine(knowledge);
  reader = makeReader(knowledge);
});

/** Milliseconds of computing, whatever else the machine does meanwhile. */
function cost(text: string): number {
  const before = process.cpuUsage();
  extract(reader, text, { source: 'text', turn: 0 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Halfway between linear and quadratic, for eight times the length. */
const mostTimes = 32;

/** How many times the cost of a text grows when it gets eight times as long: 8 when linear, 64 when quadratic. */
function growth(make: (length: number) => string): number {
  const [short, long] = [make(6_250), make(50_000)];
  const shortest = Math.min(cost(short), cost(short));
  return cost(long) / Math.max(shortest, 3);
}

describe('a text of 50 000 characters', () => {
  it.each(hostileTexts)('bug: $name over and over took up to 98 s', ({ make }) => {
    // A busy machine may spoil one measurement, not three.
    let times = growth(make);
    for (let again = 0; again < 2 && times >= mostTimes; again += 1) times = growth(make);
    expect(times).toBeLessThan(mostTimes);
  });

  const telling = new Set(['"x"', '"vomiting "', 'strange words', 'every form', 'messages']);
  const manySigns = hostileTexts.filter(({ name }) => telling.has(name));

  it.each(manySigns)('$name leaves a short account of itself', ({ make }) => {
    const symptoms = make(50_000);
    const patient = patientOf('dog');
    const begun = engine.begin({ patient, history: noHistory, symptoms });
    const turn = engine.answer(begun.state, { text: symptoms });
    const { state, extractionSummary } = turn;
    const quotes = [...state.unmatchedText, ...state.past, ...state.evidence.map((e) => e.quote)];
    expect(state.unmatchedText.length).toBeLessThanOrEqual(40);
    expect(state.past.length).toBeLessThanOrEqual(40);
    expect(Math.max(0, ...quotes.map((quote) => quote.length))).toBeLessThanOrEqual(300);
    expect(extractionSummary.length).toBeLessThan(20_000);
    expect(engine.finalize(state).unmatchedText).toEqual(state.unmatchedText);
  });

  it('bug: the word "constructor" stopped the reader', () => {
    const read = extract(reader, 'He ate a constructor and vomits. No constructor.', {
      source: 'text',
      turn: 0,
    });
    expect(read.evidence.map((item) => item.finding)).toContain('vomiting');
  });
});

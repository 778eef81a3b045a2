import { createEngine } from '../src/engine.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { noHistory, patientOf } from '../src/testing/cases.ts';
import { extract, makeReader } from '../src/text/extract.ts';
import type { HostileText } from './hostile.ts';
import { hostileTexts } from './hostile.ts';

/** The longest text that may be sent, and two shorter ones to compare it with. */
const lengths = [12_500, 25_000, 50_000] as const;
/** Most milliseconds of computing for the longest text. */
const bound = 3000;
/** Most times the shortest one; 4 is linear, 16 quadratic. Below `noise` milliseconds the ratio says nothing. */
const mostTimes = 10;
const noise = 100;

/** Milliseconds of computing of the quickest of three: others on the machine count little. */
function milliseconds(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const knowledge = await loadKnowledge('dog');
const reader = makeReader(knowledge);
const engine = createEngine(knowledge);

interface Row {
  name: string;
  reading: number[];
  times: number;
  begin: number;
  answer: number;
  kilobytes: number;
}

function measure({ name, make }: HostileText): Row {
  const reading = lengths.map((length) => {
    const text = make(length);
    return milliseconds(() => extract(reader, text, { source: 'text', turn: 0 }));
  });
  const symptoms = make(lengths[2]);
  const input = { patient: patientOf('dog'), history: noHistory, symptoms };
  const { state } = engine.begin(input);
  const turn = engine.answer(state, { text: symptoms });
  return {
    name,
    reading,
    times: (reading[2] ?? 0) / Math.max(reading[0] ?? 0, 1),
    begin: milliseconds(() => engine.begin(input)),
    answer: milliseconds(() => engine.answer(state, { text: symptoms })),
    // Without the text itself, which the state keeps once as symptoms and once as answer.
    kilobytes: (JSON.stringify(turn).length - 2 * JSON.stringify(symptoms).length) / 1000,
  };
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(34))).join('');

console.log(
  line(['ms of computing', ...lengths.map(String), 'times', 'begin', 'answer', 'kB kept']),
);
const late: string[] = [];
for (const text of hostileTexts) {
  const row = measure(text);
  const figures = [...row.reading, row.times, row.begin, row.answer, row.kilobytes];
  console.log(line([row.name, ...figures.map((figure) => figure.toFixed(1))]));
  const slowest = Math.max(...row.reading, row.begin, row.answer);
  if (slowest > bound || (row.times > mostTimes && slowest > noise)) late.push(row.name);
}
console.log(
  late.length ? `Too slow: ${late.join(', ')}` : `All under ${bound} ms and ${mostTimes} times.`,
);
process.exitCode = late.length ? 1 : 0;

import type { HostileText } from '../hostile.ts';
import { quantile } from '../statistics.ts';
import type { SpeciesReader } from './species-reader.ts';
import type { Part } from './figure.ts';

/** Characters of an ordinary message, and of the longest hostile one. */
const ordinary = 300;
const longest = 100_000;
/** Below this the ratio of two times says nothing. */
const noise = 5;

/** Milliseconds this process has computed so far: what else the machine does meanwhile does not count. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of the quicker of two. */
function quicker(clock: () => number, work: () => unknown): number {
  const times = [1, 2].map(() => {
    const before = clock();
    work();
    return clock() - before;
  });
  return Math.min(...times);
}

/** Texts of about 300 characters each, whole words, out of messages. */
function pieces(messages: readonly string[]): string[] {
  const text = messages.join(' ');
  const count = Math.floor(text.length / ordinary);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * ordinary, (index + 1) * ordinary),
  );
}

/** How long a reader takes for ordinary messages, for hostile ones, and how that grows with four times the length. */
export function measureSpeed(
  reader: SpeciesReader,
  { messages, hostile }: { messages: readonly string[]; hostile: readonly HostileText[] },
  clock: () => number = computed,
): Part {
  const cost = (text: string): number => quicker(clock, () => reader.read(text));
  const texts = pieces(messages);
  // The first readings pay for what is compiled on the way.
  for (const text of texts.slice(0, 50)) reader.read(text);
  const p95 = quantile(texts.map(cost), 0.95);
  const rows = hostile.map(({ name, make }) => {
    const took = cost(make(longest));
    return { name, took, times: took / Math.max(noise, cost(make(longest / 4))) };
  });
  const most = (values: readonly number[]): number | null =>
    values.length ? Math.max(...values) : null;
  const of = `${hostile.length} texts of ${longest} characters`;
  return {
    figures: [
      {
        name: 'speed: 300 characters, p95',
        value: texts.length ? p95 : null,
        bound: { atMost: 5 },
        unit: 'ms',
        of: `${texts.length} texts`,
      },
      {
        name: 'speed: 100 000 hostile characters',
        value: most(rows.map(({ took }) => took)),
        bound: { atMost: 200 },
        unit: 'ms',
        of,
      },
      {
        // Four times when linear, sixteen when quadratic.
        name: 'speed: four times the length costs',
        value: most(rows.map(({ times }) => times)),
        bound: { atMost: 8 },
        unit: 'times',
        of,
      },
    ],
    details: rows
      .filter(({ took, times }) => took > 200 || times > 8)
      .map(({ name, took, times }) => `speed ${name}: ${took.toFixed(0)} ms, x${times.toFixed(1)}`),
  };
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

/** Series of one metric beyond this many are not kept: a stranger must not fill the memory. */
const MAX_SERIES = 500;

/** Memory, processor time and how late the event loop runs: of the process, however many servers it holds. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** What a metric is called, what it tells, and what its series are told apart by. */
interface MetricHead<Name extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Name[];
}

/** All metrics of one server, each under its name. */
export class MetricRegistry {
  readonly #registry = new Registry();
  /** The type of what `text` gives. */
  readonly contentType = this.#registry.contentType;

  /** A number that only grows. */
  counter<Name extends string>(head: MetricHead<Name>): (labels: Record<Name, string>) => void {
    const counter = new Counter(this.#optionsOf(head));
    const admits = bounded();
    return (labels) => {
      if (admits(labels)) counter.inc(labels);
    };
  }

  /** How values are spread; `buckets` rise, and what lies above the last is counted under `+Inf`. */
  histogram<Name extends string>(
    head: MetricHead<Name>,
    buckets: readonly number[],
  ): (labels: Record<Name, string>, value: number) => void {
    const histogram = new Histogram({ ...this.#optionsOf(head), buckets: [...buckets] });
    const admits = bounded();
    return (labels, value) => {
      if (admits(labels)) histogram.observe(labels, value);
    };
  }

  /** Numbers that are read when somebody asks; none where nothing is known. */
  gauge<Name extends string>(
    head: MetricHead<Name>,
    read: () => readonly (readonly [Record<Name, string>, number])[],
  ): void {
    const gauge = new Gauge({
      ...this.#optionsOf(head),
      collect() {
        gauge.reset();
        // A gauge without labels would else be 0.
        if (head.labels.length === 0) gauge.remove();
        for (const [labels, value] of read()) gauge.set(labels, value);
      },
    });
  }

  /** Everything in Prometheus' text format, version 0.0.4. */
  text(): Promise<string> {
    return Registry.merge([ofProcess, this.#registry]).metrics();
  }

  #optionsOf<Name extends string>({ name, help, labels }: MetricHead<Name>) {
    return { name, help, labelNames: [...labels], registers: [this.#registry] };
  }
}

/** Whether a series is one that is kept. */
function bounded(): (labels: Labels) => boolean {
  const series = new Set<string>();
  return (labels) => {
    const key = JSON.stringify(Object.values(labels));
    if (series.has(key)) return true;
    if (series.size >= MAX_SERIES) return false;
    series.add(key);
    return true;
  };
}

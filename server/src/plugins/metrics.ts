type Labels = Readonly<Record<string, string>>;

/** Series of one metric beyond this many are not kept: a stranger must not fill the memory. */
const MAX_SERIES = 500;

interface Metric {
  /** The metric in Prometheus' text format, without its head. */
  lines(): string[];
}

/** A number that only grows. */
export class Counter implements Metric {
  readonly #name: string;
  readonly #series = new Map<string, number>();

  constructor(name: string) {
    this.#name = name;
  }

  add(labels: Labels = {}, amount = 1): void {
    const key = textOf(labels);
    const held = this.#series.get(key);
    if (held === undefined && this.#series.size >= MAX_SERIES) return;
    this.#series.set(key, (held ?? 0) + amount);
  }

  lines(): string[] {
    return [...this.#series].map(([labels, value]) => line(this.#name, labels, value));
  }
}

interface Distribution {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** How values are spread: how many were at most so much, their sum and their number. */
export class Histogram implements Metric {
  readonly #name: string;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Distribution>();

  /** `bounds` rise; what lies above the last is counted under `+Inf`. */
  constructor(name: string, bounds: readonly number[]) {
    this.#name = name;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const series = this.#seriesOf(textOf(labels));
    if (series === undefined) return;
    const place = this.#bounds.findIndex((bound) => value <= bound);
    if (place >= 0) series.counts[place] = (series.counts[place] ?? 0) + 1;
    series.sum += value;
    series.count += 1;
  }

  lines(): string[] {
    return [...this.#series].flatMap(([labels, series]) => {
      const comma = labels === '' ? '' : ',';
      let below = 0;
      const buckets = this.#bounds.map((bound, place) => {
        below += series.counts[place] ?? 0;
        return line(`${this.#name}_bucket`, `${labels}${comma}le="${bound}"`, below);
      });
      return [
        ...buckets,
        line(`${this.#name}_bucket`, `${labels}${comma}le="+Inf"`, series.count),
        line(`${this.#name}_sum`, labels, series.sum),
        line(`${this.#name}_count`, labels, series.count),
      ];
    });
  }

  #seriesOf(key: string): Distribution | undefined {
    const held = this.#series.get(key);
    if (held !== undefined || this.#series.size >= MAX_SERIES) return held;
    const fresh = { counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, fresh);
    return fresh;
  }
}

type Reading = readonly (readonly [Labels, number])[];

/** Numbers that are read when somebody asks. */
class Gauge implements Metric {
  readonly #name: string;
  readonly #read: () => Reading;

  constructor(name: string, read: () => Reading) {
    this.#name = name;
    this.#read = read;
  }

  lines(): string[] {
    return this.#read().map(([labels, value]) => line(this.#name, textOf(labels), value));
  }
}

/** All metrics of one server, each under its name. */
export class MetricRegistry {
  readonly #pages: { name: string; help: string; type: string; metric: Metric }[] = [];

  counter(name: string, help: string): Counter {
    return this.#keep({ name, help, type: 'counter' }, new Counter(name));
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    return this.#keep({ name, help, type: 'histogram' }, new Histogram(name, bounds));
  }

  gauge(name: string, help: string, read: () => Reading): Gauge {
    return this.#keep({ name, help, type: 'gauge' }, new Gauge(name, read));
  }

  /** Everything in Prometheus' text format, version 0.0.4. */
  text(): string {
    return this.#pages
      .map(({ name, help, type, metric }) =>
        [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...metric.lines(), ''].join('\n'),
      )
      .join('');
  }

  #keep<M extends Metric>(head: { name: string; help: string; type: string }, metric: M): M {
    this.#pages.push({ ...head, metric });
    return metric;
  }
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;
}

function textOf(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(',');
}

function escape(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}

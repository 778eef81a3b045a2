/** What a made-up export holds, counted while it is written and by nothing that reads. */
export interface Truth {
  xmlBytes: number;
  records: number;
  days: number;
  workouts: number;
  activitySummaries: number;
  correlations: number;
  nested: number;
  types: Record<string, TypeTruth>;
}

export interface TypeTruth {
  count: number;
  numbers: number;
  min: number | null;
  max: number | null;
  sum: number;
  days: number;
}

/** Counts along. */
export class TruthKeeper {
  readonly #types = new Map<string, TypeTruth & { seen: Set<number> }>();
  readonly #days = new Set<number>();
  #records = 0;
  workouts = 0;
  activitySummaries = 0;
  correlations = 0;
  nested = 0;
  xmlBytes = 0;

  note(type: string, day: number, value: string | null): void {
    this.#records += 1;
    this.#days.add(day);
    let found = this.#types.get(type);
    if (found === undefined) {
      found = { count: 0, numbers: 0, min: null, max: null, sum: 0, days: 0, seen: new Set() };
      this.#types.set(type, found);
    }
    found.count += 1;
    found.seen.add(day);
    const number = value === null || value === '' ? Number.NaN : Number(value);
    if (Number.isNaN(number)) return;
    found.numbers += 1;
    found.sum += number;
    found.min = Math.min(found.min ?? number, number);
    found.max = Math.max(found.max ?? number, number);
  }

  truth(): Truth {
    const types = [...this.#types].map(([type, { seen, ...rest }]): [string, TypeTruth] => [
      type,
      { ...rest, days: seen.size },
    ]);
    const { xmlBytes, workouts, activitySummaries, correlations, nested } = this;
    return {
      xmlBytes,
      records: this.#records,
      days: this.#days.size,
      workouts,
      activitySummaries,
      correlations,
      nested,
      types: Object.fromEntries(types),
    };
  }
}

import type { Condition, Num, TestUse, Treatment } from '../src/knowledge-types.ts';

/** Onset and course as shares: `sudden` of 1 begin suddenly; `[hours, days, weeks, months]` is how long it has lasted when the owner asks. */
export function times(
  sudden: number,
  [hours, days, weeks, months]: readonly [number, number, number, number],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return { onset: { sudden, gradual: 1 - sudden }, course: { hours, days, weeks, months } };
}

/** Treatments as `[name, description, efficacy]`. */
export function treatments(
  ...rows: readonly (readonly [name: string, description: string, efficacy: string])[]
): Treatment[] {
  return rows.map(([name, description, efficacy]) => ({ name, description, efficacy }));
}

/** Uses of tests by their key: `[what it shows, ratio of such a result, ratio of its absence]`. */
export function testUses(
  uses: Readonly<Record<string, readonly [shows: string, positive: Num, negative: Num]>>,
): TestUse[] {
  return Object.entries(uses).map(([test, [shows, positive, negative]]) => ({
    test,
    shows,
    positive,
    negative,
  }));
}

/** The same conditions with the priors of another species, by id; a condition without one is left out. */
export function withPriors(
  conditions: readonly Condition[],
  priors: Readonly<Record<string, Num>>,
): Condition[] {
  return conditions.flatMap((condition) => {
    const prior = priors[condition.id];
    return prior === undefined ? [] : [{ ...condition, prior }];
  });
}

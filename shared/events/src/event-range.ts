import type { EventSpec } from './catalogue.ts';

/** Which versions of an event a page with this entry takes: `to` as it is, from `from` on by steps without a gap. */
export function eventRange({ version, steps = {} }: EventSpec): { from: number; to: number } {
  let from = version;
  while (steps[from - 1]) from -= 1;
  return { from, to: version };
}

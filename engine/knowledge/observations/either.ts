import type { Observation } from '@petwise/language';

/** Observations in one line: " | " parts them, "a/b" is either concept: "lick/chew paw/leg" are four. */
export function either(line: string): readonly Observation[] {
  return line.split(' | ').flatMap((item) => {
    let all: readonly string[] = [''];
    for (const word of item.trim().split(/\s+/))
      all = all.flatMap((begun) => word.split('/').map((one) => `${begun} ${one}`.trim()));
    return all;
  });
}

/** Observations as authors write them, taken apart: "lick/chew paw/leg" are four. */
export function takeApart(written: readonly string[]): string[] {
  return written.flatMap((item) => {
    let all: readonly string[] = [''];
    for (const word of item.trim().split(/\s+/))
      all = all.flatMap((begun) => word.split('/').map((one) => `${begun} ${one}`.trim()));
    return all;
  });
}

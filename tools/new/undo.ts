/** Lines that stand in place of others. */
interface Change {
  readonly gone: readonly string[];
  readonly came: readonly string[];
}

/**
 * Takes a change back out of a text that may have changed elsewhere since. Not by jsdiff (9.0.0, tried): its patches
 * take the nearest likely place, also where lines stand twice or are gone, and a generator must not guess.
 *
 * @param change the whole text `before` it, and `after` it
 * @returns nothing where a line of it was changed since, or stands there twice
 */
export function undo(
  text: string,
  { before, after }: { readonly before: string; readonly after: string },
): string | undefined {
  let lines = text.split('\n');
  for (const { gone, came } of changesBetween(before.split('\n'), after.split('\n'))) {
    const [place, ...others] = placesOf(came, lines);
    if (place === undefined || others.length > 0) return undefined;
    lines = lines.toSpliced(place, came.length, ...gone);
  }
  return lines.join('\n');
}

/** So many lines in a row are the same where two texts go on together; one or two are in many places. */
const ANCHOR = 3;

function changesBetween(before: readonly string[], after: readonly string[]): readonly Change[] {
  /** Past its end each has the same: nothing. */
  const isSame = (from: number, to: number): boolean => before[from] === after[to];
  const areSame = (from: number, to: number): boolean =>
    Array.from({ length: ANCHOR }).every((_, line) => isSame(from + line, to + line));
  const changes: Change[] = [];
  for (let [from, to] = [0, 0]; from < before.length || to < after.length; from += 1, to += 1) {
    if (isSame(from, to)) continue;
    let [gone, came] = [0, 1];
    // The nearest place, and of two the one where more came.
    while (!areSame(from + gone, to + came)) {
      [gone, came] = came > 0 ? [gone + 1, came - 1] : [0, gone + 1];
    }
    changes.push({ gone: before.slice(from, from + gone), came: after.slice(to, to + came) });
    [from, to] = [from + gone, to + came];
  }
  return changes;
}

/** Where these lines stand together; nowhere, where there are none of them. */
function placesOf(wanted: readonly string[], lines: readonly string[]): readonly number[] {
  if (wanted.length === 0) return [];
  return lines.flatMap((_, at) =>
    wanted.every((line, offset) => lines[at + offset] === line) ? [at] : [],
  );
}

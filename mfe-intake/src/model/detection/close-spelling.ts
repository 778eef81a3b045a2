/** Names shorter than this are matched to the letter: too many words look like them. */
const SHORTEST = 6;
/** From this length on two slips are forgiven, below it one. */
const LONG = 8;

/**
 * Whether `written` is a likely misspelling of `name`: the same first letter, and at
 * most one or two letters missing, added, changed or swapped.
 */
export function isCloseSpelling(written: string, name: string): boolean {
  if (name.length < SHORTEST || written.length < SHORTEST - 1 || written[0] !== name[0]) {
    return false;
  }
  const allowed = name.length >= LONG ? 2 : 1;
  return Math.abs(written.length - name.length) <= allowed && slips(written, name) <= allowed;
}

/** Optimal string alignment distance: edits and swaps of neighbouring letters. */
function slips(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

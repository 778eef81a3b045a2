/** The findings of one text, by id: "yes", "no" or the value of a choice. */
export type Reading = Readonly<Record<string, string>>;

/** One finding of a text that two commits read differently. */
export interface Change {
  finding: string;
  /** "gained", "lost", "denied", "no longer denied", "stated, was denied", "sudden, was gradual". */
  what: string;
}

function whatChanged(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return after === 'no' ? 'denied' : 'gained';
  if (after === undefined) return before === 'no' ? 'no longer denied' : 'lost';
  if (after === 'no') return 'denied, was stated';
  if (before === 'no') return 'stated, was denied';
  return `${after}, was ${before}`;
}

/** What changed between two readings of the same text, by finding. */
export function changesBetween(before: Reading, after: Reading): Change[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].toSorted().flatMap((finding) => {
    const [was, is] = [before[finding], after[finding]];
    return was === is ? [] : [{ finding, what: whatChanged(was, is) }];
  });
}

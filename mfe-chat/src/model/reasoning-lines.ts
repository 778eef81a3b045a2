/** One line of the assessor's reasoning; `seq` grows by one a line within a session. */
export interface ReasoningLine {
  readonly seq: number;
  readonly content: string;
}

/** Long work may say much; the panel keeps this many lines. */
const MOST_LINES = 200;

/** Puts a line in its place by `seq`; a repeated one changes nothing (the same array comes back). */
export function addReasoningLine(
  lines: readonly ReasoningLine[],
  line: ReasoningLine,
): readonly ReasoningLine[] {
  const at = lines.findLastIndex((held) => held.seq <= line.seq);
  if (lines[at]?.seq === line.seq) return lines;
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].slice(-MOST_LINES);
}

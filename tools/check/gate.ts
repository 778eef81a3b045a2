/** What a gate says of a project. `output` is for people, and is shown when it is red. */
export interface Verdict {
  readonly ok: boolean;
  readonly output: string;
}

/** One question the check asks of the project that lies at `root`. */
export interface Gate {
  readonly name: string;
  /** `changed` are the paths that differ from a project that passes: a gate that judges file by file may look at them alone. */
  judge(root: string, changed?: readonly string[]): Promise<Verdict>;
}

/** The verdict of a rule that lists its faults. */
export function verdictOf(faults: readonly string[]): Verdict {
  return { ok: faults.length === 0, output: faults.join('\n') };
}

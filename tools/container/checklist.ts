/** Named lines, each `ok` or `failed`, with what was seen. */
export class Checklist {
  readonly #signal: AbortSignal;
  #failed = 0;

  /** @param signal of an interruption, after which no line is tried or printed */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Whether every line so far holds. */
  get isMet(): boolean {
    return this.#failed === 0;
  }

  /**
   * Does one thing and prints its line.
   *
   * @param work gives what was seen, in a few words, or nothing
   * @returns whether it held
   */
  async check(name: string, work: () => Promise<string | void>): Promise<boolean> {
    try {
      const seen = await work();
      console.log(`ok      ${name}${seen ? `: ${seen}` : ''}`);
      return true;
    } catch (error) {
      this.#signal.throwIfAborted();
      this.#failed += 1;
      console.log(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
}

/** How long something took, and what came of it. */
export async function timed<T>(work: () => Promise<T>): Promise<{ seconds: string; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { seconds: `${((performance.now() - begun) / 1000).toFixed(1)} s`, result };
}

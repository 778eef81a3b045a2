/** Most lines a second. */
const LINES_A_SECOND = 20;

/** Passes lines on in their order, no more than a socket should get in a second; `drained` when all are out. */
export function pacedLines(pass: (line: string) => void): {
  readonly say: (line: string) => void;
  readonly drained: () => Promise<void>;
} {
  let last: Promise<void> = Promise.resolve();
  return {
    say: (line) => {
      last = last.then(async () => {
        pass(line);
        await new Promise((done) => setTimeout(done, 1_000 / LINES_A_SECOND));
      });
    },
    drained: () => last,
  };
}

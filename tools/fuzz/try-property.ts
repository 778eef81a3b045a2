import fc from 'fast-check';

// What a browser's workspace imports knows no Node by its types; it is run by Node all the same.
const { process, setImmediate } = globalThis as unknown as {
  readonly process: {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly stdout: { write(text: string): void };
  };
  readonly setImmediate: (turn: (value?: unknown) => void) => void;
};

/** So many minutes for each property, one after the other; 0 in a usual run. `npm run fuzz` sets it. */
const MINUTES = Number(process.env['PETWISE_FUZZ_MINUTES'] ?? 0);
const SHORT = { numRuns: 12 };
const long = (share: number) => ({
  numRuns: 100_000_000,
  interruptAfterTimeLimit: share * MINUTES * 60_000,
  markInterruptAsFailure: false,
});

/** How long a test may take that tries one property, in milliseconds. */
export const FUZZ_TIMEOUT_MS = 120_000 + MINUTES * 120_000;

/** What is tried; `share` of the time that a property has, where it is one of very many of its kind. */
interface Tried {
  readonly name: string;
  readonly share: number;
}

/**
 * Tries one property with a few values, or for as long as it was asked to, and then says how often it tried. What it finds is
 * shrunk and printed with its seed, and becomes a test.
 */
export async function tryProperty<T>(
  what: string | Tried,
  values: fc.Arbitrary<T>,
  check: (value: T) => unknown,
): Promise<void> {
  const { name, share } = typeof what === 'string' ? { name: what, share: 1 } : what;
  let tries = 0;
  const counted = fc.asyncProperty(values, async (value) => {
    tries += 1;
    // Refusals alone would leave no turn to the others where several of these run at once.
    await new Promise((done) => setImmediate(done));
    await check(value);
  });
  try {
    await fc.assert(counted, MINUTES > 0 ? long(share) : SHORT);
  } finally {
    if (MINUTES > 0) process.stdout.write(`fuzz: ${name}: ${tries} tries\n`);
  }
}

import { HealthReadError, type ReadProblem } from '../read-error.ts';
import type { FusedCore } from '../read-export.ts';
import { todaysForm } from '../scan/date-bytes.ts';
import { decodeText } from '../scan/decode-text.ts';
import { parseNumber } from '../scan/parse-number.ts';
import { kindOf } from '../scan/type-kind.ts';
import { roundAnyhow } from '../summary/rounded.ts';
import { CORE_BASE64 } from './core-bytes.ts';
import { type CoreExports, readTotals } from './read-totals.ts';
import { wasmEngine } from './wasm-engine.ts';

/** What the numbers that the core fails with mean; the same list stands in `assembly/host.as`. */
const PROBLEMS: Readonly<Record<number, ReadProblem>> = {
  1: 'damaged',
  2: 'too-large',
  3: 'element-too-long',
  4: 'too-many-kinds',
  5: 'not-xml',
};

let compiled: Promise<object | null> | null = null;

/**
 * The fast path: inflates and scans in one pass, in WebAssembly.
 *
 * @returns how to start one; null where WebAssembly is missing or forbidden
 */
export async function loadHealthCore(): Promise<((maxBytes: number) => FusedCore) | null> {
  compiled ??= compile();
  const module = await compiled;
  if (module === null) return null;
  return (maxBytes) => startCore(module, maxBytes);
}

async function compile(): Promise<object | null> {
  try {
    const bytes = Uint8Array.from(atob(CORE_BASE64), (letter) => letter.charCodeAt(0));
    return (await wasmEngine()?.compile(bytes)) ?? null;
  } catch {
    // An old browser without SIMD, or a policy that forbids it: plain TypeScript does the work.
    return null;
  }
}

function startCore(module: object, maxBytes: number): FusedCore {
  const memory = (): ArrayBuffer => core.memory.buffer;
  const bytesAt = (at: number, length: number): Uint8Array => new Uint8Array(memory(), at, length);
  const textAt = (at: number, length: number): string =>
    new TextDecoder().decode(bytesAt(at, length));
  const host = {
    fail: (problem: number): void => {
      throw new HealthReadError(PROBLEMS[problem] ?? 'damaged');
    },
    slowNumber: (at: number, length: number): number => parseNumber(textAt(at, length)),
    roundAnyhow,
    kindOf: (at: number, length: number): number => kindOf(decodeText(textAt(at, length))),
    todaysForm: (at: number, length: number, into: number): number => {
      const form = length > 64 ? null : todaysForm(textAt(at, length));
      if (form === null) return 0;
      new TextEncoder().encodeInto(form, bytesAt(into, form.length));
      return 1;
    },
  };
  const engine = wasmEngine();
  if (engine === undefined) throw new HealthReadError('damaged');
  const instance = new engine.Instance(module, { host });
  // Exactly what `assembly/index.as` exports.
  const core = instance.exports as unknown as CoreExports;
  core.setLimit(maxBytes);
  return {
    get unpacked() {
      return core.unpacked();
    },
    push: (packed, isLast) => feed(core, packed, isLast),
    finish: () => readTotals(core),
  };
}

function feed(core: CoreExports, packed: Uint8Array, isLast: boolean): void {
  let at = 0;
  do {
    const part = packed.subarray(at, at + core.inputMost());
    new Uint8Array(core.memory.buffer, core.inputAt(), part.length).set(part);
    at += part.length;
    try {
      core.push(part.length, isLast && at === packed.length ? 1 : 0);
    } catch (error) {
      // Anything else is a trap: a stream that leads where no honest one does, or memory that ran out.
      throw error instanceof HealthReadError ? error : new HealthReadError('damaged', error);
    }
  } while (at < packed.length);
}

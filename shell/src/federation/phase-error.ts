import type { MountReport } from '@petwise/contracts';

/** Where opening failed, beside what was thrown. */
export class PhaseError extends Error {
  readonly phase: MountReport['outcome'];

  constructor(phase: PhaseError['phase'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.phase = phase;
  }
}

/** How long each phase of opening a door may take, in milliseconds. */
export const DEADLINES = {
  registry: 1_500,
  manifest: 5_000,
  module: 8_000,
  /** Where another version is there to take its place. */
  moduleBeforeAnother: 2_000,
  /** Until an open door has drawn something. */
  drawing: 3_000,
  /** Where another version has been loaded meanwhile, and waits to take its place. */
  drawingBeforeAnother: 2_200,
  /** After which another version is loaded; one that is not there at the end came over a slow network. */
  drawingAlone: 1_000,
  /** For which a version may hold the whole page up. */
  block: 5_000,
} as const;

/** A phase took longer than it may. */
export class DeadlineError extends Error {
  constructor(phase: string, milliseconds: number) {
    super(`${phase} took longer than ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/** Gives the work's own result, or fails when the time is up first. */
export async function withDeadline<T>(
  work: Promise<T>,
  phase: string,
  milliseconds: number,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(phase, milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

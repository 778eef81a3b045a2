/** Why an export could not be read; each has words for the person who chose the file. */
export const READ_PROBLEMS = {
  'not-a-zip': 'This file is not a zip file. Please choose the file that the Health app exported',
  empty: 'This file is empty. Please export it again from the Health app',
  damaged: 'The zip file is damaged or not complete. Please export it again',
  encrypted:
    'The zip file is locked with a password. Please use the file as the Health app made it',
  'too-many-entries': 'The zip file holds too many files to be an Apple Health export',
  'unknown-packing': 'The zip file is packed in a way that the Health app does not use',
  'no-export': 'No Apple Health export was found in this zip file',
  'too-large': 'The zip file unpacks to far more than an Apple Health export does',
  'element-too-long': 'The export holds an entry that is far too long to be real',
  'too-many-kinds': 'The export holds more kinds of data than an Apple Health export does',
  entities: 'The export defines entities, which Apple Health exports never do',
  'not-xml': 'The export is not written in the form that the Health app uses',
  cancelled: 'The analysis was cancelled',
} as const;

/** Why an export cannot be read. */
export type ReadProblem = keyof typeof READ_PROBLEMS;

/** An export that cannot be read; `message` is fit to show. */
export class HealthReadError extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem, cause?: unknown) {
    super(READ_PROBLEMS[problem], { cause });
    this.name = 'HealthReadError';
    this.problem = problem;
  }
}

import type { MeasureTool, Picture } from './safety-types.ts';

/** A question as it is shown. */
export interface Question {
  id: string;
  text: string;
  /** Button texts; the last is always "Not sure". */
  options: string[];
  why: string;
  picture?: Picture;
  /** By which tool it can be measured at home. */
  measure?: MeasureTool;
  /** About how many questions are still to come, this one among them; see `questionsLeft`. */
  left?: number;
}

/** A question of a consult and what was answered. */
export interface Asked {
  question: Question;
  /** Null while the question is open. */
  answer: string | null;
}

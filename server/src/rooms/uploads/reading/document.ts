/** One line of a document as laid out; `cells` are its columns, one when there are none. */
export interface ReadLine {
  readonly text: string;
  readonly cells: readonly string[];
}

/** A page, a sheet or a slide, counted from one. */
export interface ReadPage {
  readonly number: number;
  readonly lines: readonly ReadLine[];
}

/** The text of a file. `truncated`: a limit cut it short; `flags`: active content met on the way. */
export interface ReadDocument {
  readonly kind: string;
  readonly pages: readonly ReadPage[];
  readonly truncated: boolean;
  readonly flags: readonly string[];
}

import type { Paper, WeightUnits } from '@petwise/contracts';

/** How a report goes on paper. */
export interface Print {
  readonly paper: Paper;
  /** The reader's; times are written in it. */
  readonly timeZone: string;
  readonly units: WeightUnits;
  /** Days are written so: "21 Nov 2026", else "Nov 21, 2026". */
  readonly isBritish: boolean;
  /** Where the report can be opened, as a code on the first page; none where no link is known. */
  readonly link?: string;
}

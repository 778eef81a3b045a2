import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing the product must do, as docs/requirements.md lists it. */
export interface Requirement {
  /** For example `HOME-04`. */
  readonly id: string;
  /** The part before the dash. */
  readonly area: string;
  readonly text: string;
}

/** All lines of docs/requirements.md that begin with an ID. */
export function readRequirements(root: string): readonly Requirement[] {
  const list = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  return [...list.matchAll(/^- (([A-Z]+)-\d{2}) (.+)$/gm)].map(
    ([, id = '', area = '', text = '']) => ({ id, area, text }),
  );
}

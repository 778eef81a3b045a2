import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf } from '../check/source-files.ts';

/** A test that says which requirements it proves. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const TEST_FILE = /\.(test|spec)(-d)?\.tsx?$/;
/** The first argument of a call, beginning with IDs and going on in words. */
const TITLED = /\(\s*(['"`])((?:[A-Z]{2,}-\d{2}[\s,]+)+[^'"`\n]+)/g;
const ID = /^[\s,]*([A-Z]{2,}-\d{2})\b/;

/** Titles of all tests that begin with one ID or several, such as `it('HOME-03 HOME-04 ...`. */
export function readTestTitles(root: string): readonly TestTitle[] {
  return pathsOf(root)
    .filter((path) => TEST_FILE.test(path))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TITLED)].map(([, , title = '']) => ({
        file,
        title,
        ids: idsAtStart(title),
      })),
    );
}

function idsAtStart(title: string): readonly string[] {
  const ids: string[] = [];
  let rest = title;
  for (let found = ID.exec(rest); found !== null; found = ID.exec(rest)) {
    ids.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  return ids;
}

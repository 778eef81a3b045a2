import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { pathsOf } from '../source-files.ts';

const DRAWER = /(^|\/)(utils|helpers|misc|common)(\/|\.tsx?$)/;
const RAW_COLOUR = /:\s*[^;]*(#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\()/i;

/** What oxlint cannot see: folder names, and colours in style sheets. Pages in `public` stand without the theme. */
export const names: Gate = {
  name: 'names and style sheets',
  judge(root) {
    const paths = pathsOf(root);
    return Promise.resolve(
      verdictOf([
        ...paths
          .filter((path) => DRAWER.test(path))
          .map((path) => `${path}: say what is in it; utils, helpers, misc and common say nothing`),
        ...paths
          .filter(
            (path) =>
              /^(?!.*\/public\/).*\.css$/.test(path) &&
              RAW_COLOUR.test(readFileSync(join(root, path), 'utf8')),
          )
          .map((path) => `${path}: a raw colour; take a token of the theme`),
      ]),
    );
  },
};

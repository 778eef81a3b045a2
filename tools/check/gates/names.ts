import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordFaultIn } from '../../lint/private-words.mjs';
import { type Gate, verdictOf } from '../gate.ts';
import { pathsOf } from '../source-files.ts';

const DRAWER = /(^|\/)(utils|helpers|misc|common)(\/|\.tsx?$)/;
const RAW_COLOUR = /:\s*[^;]*(#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\()/i;

const SOURCE = /\.(tsx?|[mc]js)$/;
/** Named as the commands that people type (docs/decisions/0057-old-names-that-stay.md). */
const COMMANDS = /^engine\/(bench\/)?hear(\/|\.)/;

/** What oxlint cannot see: names of files and folders, and colours in style sheets. Pages in `public` stand without the theme. */
export const names: Gate = {
  name: 'names and style sheets',
  judge(root) {
    const paths = pathsOf(root);
    return Promise.resolve(
      verdictOf([
        ...namingFaults(paths),
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

/** What is wrong with how files and folders are named. */
export function namingFaults(paths: readonly string[]): readonly string[] {
  return [
    ...paths
      .filter((path) => DRAWER.test(path))
      .map((path) => `${path}: say what is in it; utils, helpers, misc and common say nothing`),
    ...paths
      .filter((path) => SOURCE.test(path) && !COMMANDS.test(path))
      .flatMap((path) => {
        const fault = wordFaultIn(path);
        return fault === undefined ? [] : [`${path}: ${fault}`];
      }),
  ];
}

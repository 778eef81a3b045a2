import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { pathsOf } from '../source-files.ts';
import { workspacesOf } from '../workspaces.ts';

/** The parts of a README, in this order; others may follow. What it is for stands before the first. */
const PARTS = ['Doors', 'Alone', 'What to know'];
/** Characters of one paragraph; more is skipped, not read. */
const LONGEST = 400;

/** Each workspace has a README of one shape, and no README of ours has a paragraph that nobody reads to its end. */
export const readmes: Gate = {
  name: 'READMEs',
  judge(root) {
    const owned = workspacesOf(root).map((folder) => `${folder}/README.md`);
    const found = pathsOf(root).filter((path) => /(^|\/)README\.md$/.test(path));
    const all = [...new Set(['README.md', ...owned, ...found])];
    return Promise.resolve(
      verdictOf(all.flatMap((path) => faultsOf(root, path, owned.includes(path)))),
    );
  },
};

function faultsOf(root: string, path: string, hasParts: boolean): string[] {
  if (!existsSync(join(root, path))) return [`${path} is missing`];
  const text = readFileSync(join(root, path), 'utf8');
  const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const shape =
    !hasParts || PARTS.every((part, at) => parts[at] === part)
      ? []
      : [`${path}: its parts begin with ${PARTS.map((part) => `"${part}"`).join(', ')}`];
  const long = paragraphsOf(text)
    .filter((paragraph) => paragraph.length > LONGEST)
    .map((paragraph) => `${path}: ${paragraph.length} characters from "${paragraph.slice(0, 40)}"`);
  return [...shape, ...long];
}

/** Paragraphs and list entries on one line each; code and tables are none. */
function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/^```[^]*?^```$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
    .filter((paragraph) => !paragraph.startsWith('|'));
}

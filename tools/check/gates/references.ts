import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Gate, verdictOf } from '../gate.ts';
import { pathsOf } from '../source-files.ts';

/** Speaks of the sources of others, or is written by a command. */
const NOT_JUDGED = /^docs\/(upstream|api|catalogue)\//;
const LINK = /\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;
const DECISION = /\b(?:decision|record)\s+(\d+)/gi;
/** A line of one; what stands in a string is none. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*/gm;
const DECISION_FILE = /\bdecisions\/([\w-]*)/g;
/** A source by its name, with or without a part of its path. */
const SOURCE = /`((?:\.{0,2}\/)*)([\w./-]+\.(?:tsx?|[mc]js|as|sql|yaml))`/g;

/** What a text points at is there: the target of a link, the decision that is meant, a source that is named. */
export const references: Gate = {
  name: 'references',
  judge(root) {
    const paths = pathsOf(root).filter((path) => !NOT_JUDGED.test(path));
    const faults = paths.flatMap((path) => {
      if (path.endsWith('.md')) return faultsInText(root, path, paths);
      return /\.(tsx?|[mc]js)$/.test(path) ? faultsInSource(root, path) : [];
    });
    return Promise.resolve(verdictOf(faults));
  },
};

function faultsInText(root: string, path: string, paths: readonly string[]): string[] {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^```[^]*?^```$/gm, '');
  const links = [...text.matchAll(LINK)].flatMap(([, label = '', target = '']) => {
    if (!existsSync(join(root, dirname(path), target)))
      return [`leads to ${target}, which is not there`];
    const [, number] = /^(?:decision\s+)?(\d+)$/i.exec(label) ?? [];
    return number !== undefined &&
      !target.includes(`/${fileNumber(number)}-`) &&
      !target.startsWith(`${fileNumber(number)}-`)
      ? [`calls ${target} decision ${number}`]
      : [];
  });
  const unlinked = [...text.replaceAll(LINK, '').matchAll(DECISION)].map(
    ([, number]) => `names decision ${number} without a link to it`,
  );
  const gone = [...text.matchAll(SOURCE)].flatMap(([, , name = '']) =>
    paths.some((known) => known === name || known.endsWith(`/${name}`))
      ? []
      : [`names ${name}, which is not there`],
  );
  return [...links, ...unlinked, ...gone].map((fault) => `${path} ${fault}`);
}

/** In a source a decision is named by its file, so that a number that moves is found. */
function faultsInSource(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const comments = [...text.matchAll(COMMENT)].join('\n');
  const unnamed = [...comments.matchAll(DECISION)].map(
    ([words]) => `names ${words}: say its file, docs/decisions/…`,
  );
  const gone = [...comments.matchAll(DECISION_FILE)]
    .filter(
      ([, name]) =>
        /^\d/.test(name ?? '') && !existsSync(join(root, 'docs/decisions', `${name}.md`)),
    )
    .map(([words]) => `names ${words}, which is not there`);
  return [...unnamed, ...gone].map((fault) => `${path} ${fault}`);
}

function fileNumber(number: string): string {
  return number.padStart(4, '0');
}

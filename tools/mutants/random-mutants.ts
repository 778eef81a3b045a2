import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { pathsOf } from '../check/source-files.ts';
import { EQUIVALENT } from './equivalent.ts';
import type { Mutant } from './mutant.ts';

/** Where an owner's words, data and advice are worked on; not generated files, words or stand-ins. */
const SOURCES =
  /^(shell|mfe-[a-z]+|shared\/[a-z]+|language|engine|assessor|health-reader|server)\/src\/.*\.tsx?$/;
const NOT = /\.test\.|\.d\.ts$|\/(testing|spanish|migrations)\/|copy\.tsx?$|correct-words\.ts$/;

const OPPOSITE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** A node of the parsed source, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly value?: unknown;
  readonly test?: Node;
  readonly name?: { readonly name: string };
}

/**
 * Faults of one line in sources drawn by lot: a comparison, a condition, a sum or a number turned. A fault's lot is its own
 * line's, so that a change elsewhere changes nothing in the draw, and what was seen to be noticed stays so.
 */
export function randomMutants(root: string, count: number, seed: number): Mutant[] {
  const files = pathsOf(root).filter((path) => SOURCES.test(path) && !NOT.test(path));
  const drawn: { readonly lot: string; readonly mutant: Mutant }[] = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const mutant of faultsIn(file, source))
      drawn.push({ lot: lotOf(source, mutant, seed), mutant });
  }
  return drawn
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Of one line the same wherever in its file it stands. */
function lotOf(source: string, { file, from, to, at = 0 }: Mutant, seed: number): string {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const line = source.slice(start).split('\n', 1)[0] ?? '';
  const indent = line.length - line.trimStart().length;
  const fault = [seed, file, line.trim(), at - start - indent, from, to].join('\n');
  return createHash('sha256').update(fault).digest('hex');
}

/** Every fault that can be put into a source, without those that change nothing. */
export function faultsIn(file: string, source: string): Mutant[] {
  const faults: Mutant[] = [];
  const harmless = EQUIVALENT.filter((one) => one.file === file);
  const add = (at: number, from: string, to: string): void => {
    const line = source.slice(source.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
    if (harmless.some((one) => one.from === from && line.includes(one.line))) return;
    faults.push({ name: `${from} becomes ${to}`, file, from, to, at });
  };
  walk(parseSync(file, source).program, (node) => {
    if (node.operator !== undefined && node.left && node.right) {
      const to = OPPOSITE[node.operator];
      const at = source.indexOf(node.operator, node.left.end);
      if (to !== undefined && at < node.right.start) add(at, node.operator, to);
    }
    if (node.type === 'IfStatement' && node.test) {
      const test = source.slice(node.test.start, node.test.end);
      if (!test.includes('\n')) add(node.test.start, test, `!(${test})`);
    }
    if (node.type === 'Literal' && typeof node.value === 'boolean') {
      add(node.start, String(node.value), String(!node.value));
    }
    if (node.type === 'Literal' && typeof node.value === 'number') {
      add(node.start, source.slice(node.start, node.end), String(node.value * 2 + 1));
    }
  });
  return faults;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const entry of value) walk(entry, visit);
  if (value === null || typeof value !== 'object') return;
  // Types hold no behaviour.
  if ('type' in value && /^TS(?!As|NonNull|Satisfies)/.test(String(value.type))) return;
  // What has a type and a place is a node of the parser's tree.
  const node = 'type' in value && 'start' in value ? (value as Node) : null;
  // How large an icon is drawn the pictures of the screens tell, no test.
  if (node?.type === 'JSXAttribute' && node.name?.name === 'size') return;
  if (node) visit(node);
  if (!Array.isArray(value)) for (const entry of Object.values(value)) walk(entry, visit);
}

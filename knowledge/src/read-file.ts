import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isMap, isPair, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';

/** Faults of files of knowledge, each with its file, its line and its cure. */
export class KnowledgeError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'KnowledgeError';
    this.faults = faults;
  }
}

/** Reads files of one folder of knowledge. */
export class KnowledgeFiles {
  readonly root: string;
  readonly faults: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /** A file in its schema; null, and a fault for each thing wrong, where it does not fit. */
  read<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | null {
    if (!this.has(path)) {
      this.faults.push(`knowledge/${path}: there is no such file; write it, or take its name out`);
      return null;
    }
    const source = readFileSync(join(this.root, path), 'utf8');
    const result = v.safeParse(schema, this.#parse(path, source));
    if (result.success) return result.output;
    for (const issue of result.issues)
      this.faults.push(`${this.#placeOf(path, issue)}: ${cureOf(issue)}`);
    return null;
  }

  /** "knowledge/dog/gut.yaml:12": where a key stands. */
  place(path: string, keys: readonly unknown[]): string {
    const source = readFileSync(join(this.root, path), 'utf8');
    return `knowledge/${path}:${lineOf(source, keys)}`;
  }

  /** The line that begins with a key; null where there is none. */
  lineOfTop(path: string, key: string): number | null {
    const lines = readFileSync(join(this.root, path), 'utf8').split('\n');
    const at = lines.findIndex(
      (line) => line.startsWith(`${key}:`) || line.startsWith(`'${key}':`),
    );
    return at < 0 ? null : at + 1;
  }

  #parse(path: string, source: string): unknown {
    try {
      return parse(source, { prettyErrors: true }) ?? {};
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error;
      const line = error.linePos?.[0].line ?? 1;
      this.faults.push(
        `knowledge/${path}:${line}: no YAML: ${error.message.split('\n')[0] ?? ''}; quote words with ": " or a mark at their beginning`,
      );
      return {};
    }
  }

  #placeOf(path: string, issue: v.GenericIssue): string {
    return this.place(path, issue.path?.map(({ key }) => key) ?? []);
  }
}

/** The line of the deepest of nested keys that is there. */
function lineOf(source: string, keys: readonly unknown[]): number {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  for (let count = keys.length; count > 0; count -= 1) {
    const parent = count === 1 ? document.contents : document.getIn(keys.slice(0, count - 1), true);
    const last = keys[count - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && String(item.key) === String(last))
      : undefined;
    // The parser gives every node that it read a range.
    const node = (pair?.key ?? document.getIn(keys.slice(0, count), true)) as
      | { range?: readonly number[] | null }
      | undefined;
    const start = node?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

function cureOf(issue: v.GenericIssue): string {
  const keys = issue.path?.map(({ key }) => String(key)) ?? [];
  const at = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${at}: no field of this format has that name; take it out, or correct its spelling (knowledge/src/schema.ts lists the fields)`;
  if (issue.received === 'undefined') return `${at}: is missing; write it`;
  const nested = issue.issues?.[0];
  const wanted = issue.expected ?? nested?.expected ?? issue.requirement;
  if (issue.type === 'check' || issue.type === 'non_empty')
    return `${at}: ${issue.received} ${issue.message}; write it in the form of its neighbours`;
  return `${at}: ${issue.received} does not fit; write ${String(wanted)}`;
}

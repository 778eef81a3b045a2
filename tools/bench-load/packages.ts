import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

/** One package's part of a first load. */
export interface Share {
  readonly name: string;
  /** After minification. */
  readonly bytes: number;
  /** Brotli (level 11) of its own text by itself: together a little more than the files. */
  readonly brotli: number;
}

/** What a build's page loads before it can draw. */
export interface FirstLoad {
  readonly files: number;
  readonly brotli: number;
  readonly packages: readonly Share[];
}

/** `import()` is for later. */
const IN_SCRIPT = /(?:from|import)\s*["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g;

/** Splits a build's first load by package; `dist` holds source maps. */
export function firstLoadOf(dist: string): FirstLoad {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const seen = new Set<string>();
  const texts = new Map<string, string>();
  let brotli = 0;
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    brotli += brotliCompressSync(code).length;
    for (const [, target = ''] of code.matchAll(IN_SCRIPT)) {
      waiting.push(posix.join(file, '..', target));
    }
    split(join(dist, file), code, texts);
  }
  const packages = [...texts]
    .map(([name, text]) => ({ name, bytes: text.length, brotli: brotliCompressSync(text).length }))
    .toSorted((one, other) => other.brotli - one.brotli);
  return { files: seen.size, brotli, packages };
}

function split(file: string, code: string, texts: Map<string, string>): void {
  const add = (name: string, text: string): void => {
    texts.set(name, (texts.get(name) ?? '') + text);
  };
  if (!existsSync(`${file}.map`)) return add('(no source map)', code);
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  for (const [row, line] of code.split('\n').entries()) {
    let [from, owner] = [0, '(bundler)'];
    for (let column = 0; column <= line.length; column += 1) {
      const entry = column < line.length ? map.findEntry(row, column) : {};
      const starts =
        'originalSource' in entry && 'generatedColumn' in entry && entry.generatedColumn === column
          ? packageOf(entry.originalSource)
          : null;
      if (column < line.length && (starts === null || starts === owner)) continue;
      add(owner, line.slice(from, column));
      [from, owner] = [column, starts ?? owner];
    }
  }
}

function packageOf(source: unknown): string {
  if (typeof source !== 'string') return '(bundler)';
  const library = /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library?.startsWith('__mf') || /__mf|virtual|_mf_/.test(source)) return '(federation glue)';
  if (library) return library;
  return (
    /(shared\/[^/]+|mfe-[^/]+|shell|engine|assessor|tools\/[^/]+)\//.exec(source)?.[1] ?? source
  );
}

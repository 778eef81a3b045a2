import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { foldersIn, pathsOf } from '../check/source-files.ts';
import { isShippedSource } from './arrows.ts';

/** What the shipped sources of one folder weigh. */
export interface FolderSize {
  readonly folder: string;
  readonly files: number;
  readonly lines: number;
  readonly bytes: number;
  /** Of all in one piece, so that what stands twice in a folder counts little. */
  readonly brotli: number;
}

/** The sizes of the folders of a place, such as the rooms of the server. */
export function sizesIn(root: string, place: string): readonly FolderSize[] {
  return foldersIn(root, place)
    .toSorted()
    .map((folder) => {
      const texts = pathsOf(root, `${place}/${folder}`)
        .filter(isShippedSource)
        .map((path) => readFileSync(join(root, path), 'utf8'));
      const all = Buffer.from(texts.join(''));
      return {
        folder,
        files: texts.length,
        lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
        bytes: all.length,
        brotli: brotliCompressSync(all).length,
      };
    });
}

/** The same as a table of a Markdown page. */
export function tableOf(sizes: readonly FolderSize[]): string {
  const rows = sizes.map(
    ({ folder, files, lines, bytes, brotli }) =>
      `| ${folder} | ${files} | ${lines} | ${bytes} | ${brotli} |`,
  );
  return ['| folder | files | lines | bytes | Brotli |', '|---|--:|--:|--:|--:|', ...rows].join(
    '\n',
  );
}

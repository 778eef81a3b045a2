import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { sharedFile } from '../../src/shared-file.ts';
import { everySpecies } from '../cases.ts';
import type { Part } from './figure.ts';

const kBOf = (text: string | Uint8Array): number => brotliCompressSync(text).length / 1000;

/**
 * What a phone loads to assess one species: the assessor with the engine and its words, and the knowledge of that species,
 * bundled, minified and in Brotli.
 *
 * @param root the folder of the project
 */
export async function measureDownload(root: string): Promise<Part> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['assessor/src/index.ts'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    // As the page's build writes it.
    charset: 'utf8',
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path), kBOf(contents)]));
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]),
  );
  const withImports = (name: string, found: Set<string>): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const { kind, path } of outputs.get(name)?.imports ?? [])
      if (kind === 'import-statement') withImports(basename(path), found);
    return found;
  };
  const species = everySpecies.map((one) => {
    const own = [...outputs].filter(([, { entryPoint = '' }]) =>
      entryPoint.includes(`compiled/${one}.`),
    );
    const files = new Set(['index.js']);
    const all = new Set<string>();
    for (const [name] of own) files.add(name);
    for (const name of files) withImports(name, all);
    const kB = [...all].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    return { one, kB, found: own.length > 0 };
  });
  const largest = Math.max(...species.map(({ kB }) => kB));
  const lost = species.filter(({ found }) => !found).map(({ one }) => one);
  if (lost.length) throw new Error(`no file of the knowledge of ${lost.join(', ')} in the bundle`);
  return {
    figures: [
      {
        name: 'download for one species, Brotli',
        value: largest,
        bound: { atMost: 130 },
        unit: 'kB',
        of: `the largest of ${species.length} species`,
      },
    ],
    // Weighed only where somebody reads them: Brotli at its best takes its time.
    get details() {
      return [
        ...Object.entries(sharedFile).map(
          ([part, value]) =>
            `download of it shared ${part}: ${kBOf(JSON.stringify(value)).toFixed(1)} kB`,
        ),
        ...species.map(({ one, kB }) => `download ${one}: ${kB.toFixed(1)} kB`),
      ];
    },
  };
}

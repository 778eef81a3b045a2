import { readFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

/**
 * Compiles `assembly/index.as`; the same source always gives the same bytes. The
 * sources end in `.as`, so that no tool takes AssemblyScript for TypeScript; the
 * compiler asks for `.ts` and is given them.
 */
export async function compileCore(): Promise<Uint8Array> {
  let binary: Uint8Array | null = null;
  let complaints = '';
  const options = [
    'index.ts',
    '--outFile',
    'core.wasm',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--enable',
    'bulk-memory',
    '--optimizeLevel',
    '3',
    '--shrinkLevel',
    '0',
    '--noAssert',
    '--use',
    'abort=',
    '--maximumMemory',
    '2400',
  ];
  const { error } = await main(options, {
    stderr: {
      write: (text) => {
        complaints += String(text);
      },
    },
    readFile: (name) => {
      try {
        return readFileSync(
          new URL(`../assembly/${name.replace(/\.ts$/, '.as')}`, import.meta.url),
          'utf8',
        );
      } catch {
        return null;
      }
    },
    writeFile: (name, contents) => {
      if (name === 'core.wasm' && typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || binary === null)
    throw new Error(`the core does not compile:\n${complaints}`);
  return binary;
}

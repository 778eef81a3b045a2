import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { DOORS } from '../../shared/contracts/src/index.ts';
import { classicScripts } from '../federation/classic-scripts.ts';
import { SHELL_SCRIPTS } from '../federation/shell-scripts.ts';

/**
 * The whole product as one Vite application: the sources of the shell and of the
 * remotes as they stand. Only the module that opens doors at run time is replaced
 * by local imports, one `import()` a door, as a good single-page application has it.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const LOCAL_DOORS = join(import.meta.dirname, 'one-bundle/local-doors.ts');

export default defineConfig({
  root: join(ROOT, 'shell'),
  logLevel: 'warn',
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: 'hidden',
    outDir: join(ROOT, '.cache/bench-load/build'),
    emptyOutDir: true,
  },
  worker: { format: 'es' },
  plugins: [localDoors(), classicScripts(SHELL_SCRIPTS, ['early.js']), react(), doorFiles()],
});

function sourceOf(door: string, remote: string): string {
  return `${remote.replace('_', '-')}/src/doors/${door.split('/')[1]}.ts`;
}

function localDoors(): Plugin {
  return {
    name: 'petwise-local-doors',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/load-door.ts') || !importer?.includes('/shell/src/')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isShells = found?.id.endsWith('/shell/src/federation/load-door.ts');
      return isShells ? join(import.meta.dirname, 'one-bundle/load-door.ts') : null;
    },
    load(id) {
      if (id !== LOCAL_DOORS) return null;
      const doors = Object.entries(DOORS).map(
        ([door, remote]) =>
          `${JSON.stringify(door)}: () => import(${JSON.stringify(join(ROOT, sourceOf(door, remote)))}),`,
      );
      return `export const doors = {\n${doors.join('\n')}\n};\n`;
    },
  };
}

/** Writes which files each door needs beyond the entry, so that pages can hint at them as at a remote's. */
function doorFiles(): Plugin {
  return {
    name: 'petwise-door-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      const all = [...chunks.values()];
      const entry = all.find((chunk) => chunk.isEntry);
      const first = new Set(entry ? staticFiles(chunks, entry.fileName) : []);
      const doors: Record<string, string[]> = {};
      for (const [door, remote] of Object.entries(DOORS)) {
        const chunk = all.find(
          ({ facadeModuleId }) => facadeModuleId === join(ROOT, sourceOf(door, remote)),
        );
        if (!chunk) throw new Error(`${door} has no chunk of its own`);
        const needed = staticFiles(chunks, chunk.fileName).filter((file) => !first.has(file));
        doors[door] = needed.map((file) => `/${file}`);
      }
      writeFileSync(join(dir, 'door-files.json'), JSON.stringify(doors, null, 1));
    },
  };
}

function staticFiles(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  file: string,
  found = new Set<string>(),
): string[] {
  if (!found.has(file)) {
    found.add(file);
    for (const next of chunks.get(file)?.imports ?? []) staticFiles(chunks, next, found);
  }
  return [...found];
}

import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { ensureCompiled } from '../engine/compile/ensure-compiled.ts';

ensureCompiled();

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Data files that the code reads by `new URL('./…', import.meta.url)`, beside the bundle as beside the source. */
const DATA = [
  ['src/db/migrations', 'migrations'],
  ['src/rooms/auth/words.txt', 'words.txt'],
] as const;

function copyData(): Plugin {
  let folder = '';
  return {
    name: 'petwise-server-data',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      await mkdir(folder, { recursive: true });
      for (const [from, to] of DATA) await cp(here(from), join(folder, to), { recursive: true });
    },
  };
}

export default defineConfig({
  plugins: [copyData()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: here('src/main.ts'),
        'assess.worker': here('src/rooms/assessor/assess.worker.ts'),
        'count-records.worker': here('src/rooms/uploads/count-records.worker.ts'),
        'heic-to-jpeg.worker': here('src/rooms/uploads/pictures/heic-to-jpeg.worker.ts'),
        'draw-view.worker': here('src/rooms/uploads/views/draw-view.worker.ts'),
        'read-document.worker': here('src/rooms/uploads/reading/read-document.worker.ts'),
        'read-photo.worker': here('src/rooms/uploads/reading/read-photo.worker.ts'),
        'read-export.worker': here('src/rooms/health/read-export.worker.ts'),
        'render-pdf.worker': here('src/rooms/reports/pdf/render-pdf.worker.ts'),
      },
      // One flat folder: every chunk finds the data files and the worker beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@petwise\//], target: 'node' },
});

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Classic scripts beside the page, by the name they are served under, each from its source. */
export type ClassicScripts = Readonly<Record<string, string>>;

/**
 * Builds scripts that stand outside the module graph, each whole in one file:
 * the service worker, and what must run without React or before it. Those of
 * `atHead` are what the page begins with, under a name that holds their hash;
 * the others keep the name they have here.
 */
export function classicScripts(scripts: ClassicScripts, atHead: readonly string[]): Plugin {
  let root = process.cwd();
  let isBuild = false;
  const built = new Map<string, { readonly served: string; readonly code: string }>();
  return {
    name: 'petwise-classic-scripts',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      for (const [name, source] of Object.entries(scripts)) {
        const code = await bundle(root, source);
        built.set(name, { code, served: atHead.includes(name) ? hashedName(name, code) : name });
      }
    },
    generateBundle() {
      for (const { served, code } of built.values()) {
        this.emitFile({ type: 'asset', fileName: served, source: code });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = scripts[(request.url ?? '').slice(1)];
        if (source === undefined) return next();
        bundle(root, source).then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    transformIndexHtml: () =>
      atHead.map((name) => ({
        tag: 'script',
        attrs: { src: `/${built.get(name)?.served ?? name}` },
        injectTo: 'head-prepend' as const,
      })),
  };
}

function hashedName(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return `assets/${name.replace(/\.js$/, '')}-${hash}.js`;
}

async function bundle(root: string, source: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  const first = Array.isArray(built) ? built[0] : built;
  if (!first || !('output' in first)) throw new Error(`${source} was not built`);
  const [chunk, ...rest] = first.output;
  if (rest.length > 0) throw new Error(`${source} must build to one file`);
  return chunk.code;
}

import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { CONTRACT_VERSION, REMOTES } from '../../shared/contracts/src/index.ts';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type Plugin,
  type PluginOption,
  type UserConfigFnObject,
} from 'vite';
import { buildFiles } from './build-files.ts';
import { type ClassicScripts, classicScripts } from './classic-scripts.ts';
import { developmentProxy } from './development-proxy.ts';
import { DEV_PORTS } from './ports.ts';
import { pureSchemas } from './pure-schemas.ts';
import { OWN_PACKAGES, sharedLibraries } from './shared-libraries.ts';

/** The package gives its build for development to every bundler; only the constants in it differ. */
const ROUTER_OF_PRODUCTION = {
  find: /^react-router$/,
  replacement: join(
    import.meta.dirname,
    '../../node_modules/react-router/dist/production/index.mjs',
  ),
};

/** What every page needs in two files: what seldom changes between releases, and the rest. */
const IN_EVERY_PAGE = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
  { name: 'page', tags: ['$initial' as const] },
];

/**
 * The whole Vite configuration of the shell. Its build knows no remote's address:
 * it opens federation containers itself (`shell/src/federation/open-part.ts`), so
 * the federation plugin serves development, where remotes are hot-reloaded.
 */
export function hostConfig(options: {
  readonly scripts: ClassicScripts;
  /** Those of `scripts` that the page begins with. */
  readonly scriptsAtHead: readonly string[];
}): UserConfigFnObject {
  return defineConfig(({ command }) => {
    ensureCompiled();
    const build = command === 'build';
    const port = DEV_PORTS.shell;
    return {
      server: {
        port,
        strictPort: true,
        origin: `http://localhost:${port}`,
        proxy: developmentProxy(),
      },
      optimizeDeps: { exclude: [...OWN_PACKAGES] },
      // rxjs keeps its own, smaller build for browsers of today under this name.
      resolve: {
        conditions: ['es2015', ...defaultClientConditions],
        ...(build ? { alias: [ROUTER_OF_PRODUCTION] } : {}),
      },
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        manifest: true,
        rolldownOptions: {
          output: { codeSplitting: { groups: IN_EVERY_PAGE } },
        },
        // For the table of bench:load, which says what of the first load is whose.
        sourcemap: process.env.PETWISE_SOURCE_MAPS === '1' ? 'hidden' : false,
      },
      // The thread of the engine fetches the knowledge of one species when it needs it.
      worker: { format: 'es' },
      plugins: [
        developmentRegistry(),
        pureSchemas(),
        classicScripts(options.scripts, options.scriptsAtHead),
        react(),
        buildFiles(),
        ...(build ? [] : [developmentFederation()]),
      ],
    };
  });
}

function developmentFederation(): PluginOption {
  return federation({
    name: 'shell',
    remotes: {},
    shared: sharedLibraries('host', false),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    dev: { remoteHmr: true },
  });
}

/** In development the registry names the five Vite servers. */
function developmentRegistry(): Plugin {
  const remotes = Object.fromEntries(
    REMOTES.map((name) => [
      name,
      {
        current: {
          version: 'development',
          entry: `http://localhost:${DEV_PORTS[name]}/mf-manifest.json`,
          contract: CONTRACT_VERSION,
        },
      },
    ]),
  );
  const body = JSON.stringify({ schemaVersion: 1, channel: 'development', remotes });
  return {
    name: 'petwise-development-registry',
    configureServer(server) {
      server.middlewares.use('/registry.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(body);
      });
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import type { RemoteName } from '@petwise/contracts';
import { CONTRACT_VERSION } from '../../shared/contracts/src/index.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { buildFiles } from './build-files.ts';
import { developmentProxy } from './development-proxy.ts';
import { eventVersions } from './event-versions.ts';
import { goodNeighbour, type ReachesThePage } from './good-neighbour.ts';
import { leanRemote } from './lean-remote.ts';
import { pageParts } from './page-parts.ts';
import { pureSchemas } from './pure-schemas.ts';
import { DEV_PORTS } from './ports.ts';
import { OWN_PACKAGES, sharedLibraries } from './shared-libraries.ts';

/**
 * The whole Vite configuration of a remote: every `src/doors/<door>.ts` is
 * exposed as `./<door>`. A production build has no page of its own, a hashed
 * entry, and addresses relative to wherever it was put.
 */
export function remoteConfig(
  name: RemoteName,
  options: { readonly reachesThePage?: ReachesThePage } = {},
): UserConfigFnObject {
  return defineConfig(({ command }) => {
    const build = command === 'build';
    // Another port than the usual one, for a second copy beside a running `npm run dev`.
    const port = Number(process.env.PETWISE_DEV_PORT ?? DEV_PORTS[name]);
    const doors = doorsIn('src/doors');
    const firstDoor = Object.values(doors)[0] ?? 'src/index.ts';
    const plugins = federation({
      name,
      filename: 'remoteEntry-[hash].js',
      exposes: doors,
      shared: sharedLibraries('remote', build),
      shareStrategy: 'loaded-first',
      publicPath: 'auto',
      dts: false,
      manifest: {
        additionalData: ({ stats }) => {
          // The plugin types this as unknown; its own manifest has exactly this shape.
          const metaData = stats.metaData as { buildInfo: { buildVersion: string } };
          metaData.buildInfo.buildVersion = packageVersion();
          Object.assign(metaData, {
            petwiseContract: CONTRACT_VERSION,
            petwiseUsesPageLibraries: build,
          });
        },
      },
      dev: { remoteHmr: true },
      // Nothing of the runtime: the entry is ours (lean-remote.ts).
      ...(build ? { experiments: { externalRuntime: true }, disableSnapshot: true } : {}),
    });
    return {
      server: {
        port,
        strictPort: true,
        origin: `http://localhost:${port}`,
        cors: true,
        proxy: developmentProxy(),
      },
      // A shell elsewhere may take the built remote from here (CONTRIBUTING.md).
      preview: { port: port + 100, strictPort: true, cors: true },
      optimizeDeps: { exclude: [...OWN_PACKAGES] },
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: firstDoor,
          treeshake: { propertyReadSideEffects: false },
        },
      },
      experimental: {
        renderBuiltUrl: (_file, { hostType }) =>
          hostType === 'html' ? undefined : { relative: true },
      },
      plugins: [
        pageParts(),
        pureSchemas(),
        eventVersions(name, doors),
        react(),
        plugins,
        leanRemote(doors),
        goodNeighbour(options.reachesThePage),
        buildFiles(),
      ],
    };
  });
}

function doorsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [`./${file.replace(/\.ts$/, '')}`, `./${join(folder, file)}`]),
  );
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error('package.json has no version');
}

import { createRequire } from 'node:module';
import type { ModuleFederationOptions } from '@module-federation/vite';

/** Libraries of which the page holds a part, and the module of ours that names it. */
export const LIBRARY_PARTS: Readonly<Record<string, string>> = {
  '@tanstack/react-query': '@petwise/libraries/query',
  'react-router-dom': '@petwise/libraries/router',
  'styled-components': '@petwise/libraries/styles',
};

/** The file behind a name that a package of ours exports. */
export function sourceOf(specifier: string): string {
  return createRequire(import.meta.url).resolve(specifier);
}

/**
 * Libraries of which a page holds exactly one instance. rxjs is not among them
 * because only `@petwise/events` imports it, and that is one. `@petwise/contracts`
 * holds no state: `page-parts.ts`.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'styled-components',
  '@petwise/events',
  '@petwise/api',
  '@petwise/ui',
] as const;

/** Our own packages are read from their source; a prebundled copy would be a second instance. */
export const OWN_PACKAGES = [
  '@petwise/contracts',
  '@petwise/contracts/british',
  '@petwise/contracts/page-contracts',
  '@petwise/events',
  '@petwise/api',
  '@petwise/libraries/query',
  '@petwise/libraries/router',
  '@petwise/libraries/styles',
  '@petwise/ui',
  '@petwise/ui/appearance',
  '@petwise/ui/toast-host',
  '@petwise/ui/fonts',
  '@petwise/ui/clinic-map',
  '@petwise/ui/known-danger',
  '@petwise/ui/format-bytes',
  '@petwise/ui/format-elapsed',
  '@petwise/ui/format-weight',
  '@petwise/ui/language',
  '@petwise/ui/set-language',
  '@petwise/ui/set-weight-units',
  '@petwise/ui/own-numbers',
  '@petwise/ui/use-own-calls',
  '@petwise/ui/use-new-number',
  '@petwise/ui/saves-data',
  '@petwise/ui/spanish',
  '@petwise/ui/storage',
  '@petwise/ui/system-notices',
  '@petwise/ui/use-stored',
] as const;

export type FederationRole = 'host' | 'remote';

/**
 * The `shared` option of one role. In a production build a remote brings none of
 * them: it has no copy to load by mistake, and takes what the page holds
 * (`lean-remote.ts`). In development each page also stands alone, so nothing is left out.
 */
export function sharedLibraries(
  role: FederationRole,
  build: boolean,
): NonNullable<ModuleFederationOptions['shared']> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: '*',
        ...(build && role === 'remote' ? { import: false as const } : {}),
      },
    ]),
  );
}

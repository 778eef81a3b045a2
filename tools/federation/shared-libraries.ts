import { join } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';

const FACADES = new Map([
  ['@tanstack/react-query', join(import.meta.dirname, 'facades/react-query.ts')],
  ['react-router-dom', join(import.meta.dirname, 'facades/react-router-dom.ts')],
]);

/**
 * Libraries of which a page holds exactly one instance. rxjs is not among them
 * because only `@petwise/events` imports it, and that is one.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'styled-components',
  '@petwise/contracts',
  '@petwise/events',
  '@petwise/api',
  '@petwise/ui',
] as const;

/** Our own packages are read from their source; a prebundled copy would be a second instance. */
export const OWN_PACKAGES = [
  '@petwise/contracts',
  '@petwise/events',
  '@petwise/api',
  '@petwise/ui',
  '@petwise/ui/appearance',
  '@petwise/ui/toast-host',
  '@petwise/ui/fonts',
  '@petwise/ui/clinic-map',
  '@petwise/ui/known-danger',
  '@petwise/ui/own-numbers',
  '@petwise/ui/system-notices',
] as const;

export type FederationRole = 'host' | 'remote';

/**
 * The `shared` option of one role. In a production build the host brings every
 * library in one eager chunk, and a remote brings none: it has no copy to load
 * by mistake. In development each page also stands alone, so nothing is left out.
 */
export function sharedLibraries(
  role: FederationRole,
  build: boolean,
): NonNullable<ModuleFederationOptions['shared']> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((name) => {
      const facade = FACADES.get(name);
      return [
        name,
        {
          singleton: true,
          requiredVersion: '*',
          ...(build && role === 'host'
            ? { eager: true, ...(facade ? { import: facade } : {}) }
            : {}),
          ...(build && role === 'remote' ? { import: false as const } : {}),
        },
      ];
    }),
  );
}

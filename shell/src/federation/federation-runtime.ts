import { getInstance, init, type ModuleFederation } from '@module-federation/runtime';
import type { RemoteName } from '@petwise/contracts';
import { PAGE_LIBRARIES } from './page-libraries.ts';
import { PhaseError } from './phase-error.ts';

/** The entry that the runtime last registered, by remote. */
const registered = new Map<RemoteName, string>();

/**
 * Opens a part of a remote that negotiates about its libraries: one that a
 * development server gives out, in this page or in development.
 */
export async function loadByRuntime(
  remote: RemoteName,
  part: string,
  entry: string,
): Promise<unknown> {
  // In development the federation plugin has made one.
  const runtime = getInstance() ?? startRuntime();
  if (registered.get(remote) !== entry) {
    runtime.registerRemotes([{ name: remote, entry, type: 'module' }], {
      force: registered.has(remote),
    });
    registered.set(remote, entry);
  }
  return runtime.loadRemote(`${remote}/${part}`).catch((error: unknown) => {
    const hasEntry = runtime.moduleCache.get(remote)?.remoteEntryExports !== undefined;
    throw new PhaseError(hasEntry ? 'chunk' : 'entry', error);
  });
}

function startRuntime(): ModuleFederation {
  return init({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(PAGE_LIBRARIES).map(([name, library]) => [
        name,
        // The page's one is taken whatever version a remote was made with.
        {
          version: '0.0.0',
          lib: () => library,
          shareConfig: { singleton: true, requiredVersion: false as const },
        },
      ]),
    ),
  });
}

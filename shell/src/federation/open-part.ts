import type { RemoteName } from '@petwise/contracts';
import type { RemoteEntry } from './remote-entry.ts';
import { provideLibraries } from './page-libraries.ts';
import { PhaseError } from './phase-error.ts';

/** The two functions of a federation container. */
interface Container {
  init(scope: object): Promise<void>;
  /** @throws Error where it has no such part. */
  get(part: `./${string}`): Promise<() => unknown>;
}

// Before any remote runs: what it imports lies in the page.
if (import.meta.env.PROD) provideLibraries();

/**
 * Opens a part of a remote at its entry. A container of our own builds finds its
 * libraries in the page; any other (a development server's) needs the federation
 * runtime, which no owner's page fetches.
 *
 * @throws PhaseError which says whether the entry or a file behind it failed
 */
export async function openPart(
  remote: RemoteName,
  part: string,
  entry: RemoteEntry,
): Promise<unknown> {
  if (!entry.usesPageLibraries) {
    const { loadByRuntime } = await import('./federation-runtime.ts');
    return loadByRuntime(remote, part, entry.address);
  }
  const container = await containerAt(entry.address);
  try {
    return (await container.get(`./${part}`))();
  } catch (error) {
    throw new PhaseError('chunk', error);
  }
}

async function containerAt(address: string): Promise<Container> {
  try {
    // What a federation container is; the manifest says that this module is one.
    // oxlint-disable-next-line house/import-law -- a released remote's address, which no build knows
    const container = (await import(/* @vite-ignore */ address)) as Container;
    await container.init({});
    return container;
  } catch (error) {
    throw new PhaseError('entry', error);
  }
}

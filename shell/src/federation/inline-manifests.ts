import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { readBootData } from './boot-data.ts';
import { DEADLINES } from './deadlines.ts';

/**
 * A federation runtime plugin: answers a manifest from the copy in the page,
 * once, so that a retry asks the network; any other manifest gets a deadline,
 * which the runtime itself does not have.
 */
export default function inlineManifests(): ModuleFederationRuntimePlugin {
  const manifests = new Map(Object.entries(readBootData(document)?.manifests ?? {}));
  return {
    name: 'petwise-inline-manifests',
    fetch(address, init) {
      const held = manifests.get(address);
      if (held === undefined) {
        return fetch(address, { ...init, signal: AbortSignal.timeout(DEADLINES.manifest) });
      }
      manifests.delete(address);
      return Promise.resolve(Response.json(held));
    },
  };
}

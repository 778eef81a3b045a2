import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { readBootData } from './boot-data.ts';
import { DEADLINES } from './deadlines.ts';
import { integrityOf } from './registry.ts';

/**
 * A federation runtime plugin: answers a manifest from the copy in the page,
 * once, so that a retry asks the network; any other manifest must be the one the
 * registry means, and gets a deadline, which the runtime itself does not have.
 */
export default function inlineManifests(): ModuleFederationRuntimePlugin {
  const manifests = new Map(Object.entries(readBootData(document)?.manifests ?? {}));
  return {
    name: 'petwise-inline-manifests',
    fetch(address, init) {
      const held = manifests.get(address);
      if (held === undefined) {
        const integrity = integrityOf(address);
        const signal = AbortSignal.timeout(DEADLINES.manifest);
        return fetch(address, { ...init, signal, ...(integrity && { integrity }) });
      }
      manifests.delete(address);
      return Promise.resolve(Response.json(held));
    },
  };
}

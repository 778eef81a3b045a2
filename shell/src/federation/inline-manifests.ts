import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { readBootData } from './boot-data.ts';
import { DEADLINES } from './deadlines.ts';
import { absolute, integrityOf } from './registry.ts';

/**
 * A federation runtime plugin: answers a manifest from the copy in the page, once,
 * so that a retry asks the network; any other manifest gets a deadline, which the
 * runtime itself does not have. Either must hash to what the registry says of it.
 */
export default function inlineManifests(): ModuleFederationRuntimePlugin {
  const inlined = Object.entries(readBootData(document)?.manifests ?? {});
  const manifests = new Map(inlined.map(([address, text]) => [absolute(address), text]));
  return {
    name: 'petwise-inline-manifests',
    async fetch(address, init) {
      const integrity = integrityOf(address);
      const text = manifests.get(address);
      manifests.delete(address);
      if (text !== undefined && (await hasIntegrity(text, integrity))) {
        return new Response(text, { headers: { 'content-type': 'application/json' } });
      }
      const signal = AbortSignal.timeout(DEADLINES.manifest);
      return fetch(address, { ...init, signal, ...(integrity && { integrity }) });
    },
  };
}

/** Never so where the page cannot hash (http on another computer): the browser then checks what it fetches. */
async function hasIntegrity(text: string, integrity: string | undefined): Promise<boolean> {
  if (integrity === undefined || !globalThis.isSecureContext) return false;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

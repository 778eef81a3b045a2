import * as api from '@petwise/api';
import * as contracts from '@petwise/contracts/page-contracts';
import * as events from '@petwise/events';
import * as query from '@petwise/libraries/query';
import * as router from '@petwise/libraries/router';
import * as styled from '@petwise/libraries/styles';
import * as ui from '@petwise/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';

/**
 * The libraries of which the page holds one instance, by name
 * (`tools/federation/shared-libraries.ts`).
 */
export const PAGE_LIBRARIES: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@tanstack/react-query': query,
  'styled-components': styled,
  '@petwise/events': events,
  '@petwise/api': api,
  '@petwise/ui': ui,
};

/** Libraries without state: a remote brings what this part lacks (`tools/federation/page-parts.ts`). */
const PAGE_PARTS: Readonly<Record<string, object>> = {
  '@petwise/contracts': contracts,
};

interface ModuleCache {
  readonly share: Record<string, object>;
  readonly remote: Record<string, object>;
}

/** Puts them where a remote's build looks for them, under the federation plugin's names. */
export function provideLibraries(): void {
  // TypeScript does not know the plugin's name.
  const page = globalThis as { __mf_module_cache__?: ModuleCache };
  const { share } = (page.__mf_module_cache__ ??= { share: {}, remote: {} });
  for (const [name, library] of Object.entries({ ...PAGE_LIBRARIES, ...PAGE_PARTS })) {
    share[`default:${name}`] = library;
  }
}

import { resolve } from 'node:path';
import type { RemoteName } from '@petwise/contracts';
import type { Plugin } from 'vite';
import { type Catalogue, EVENTS } from '../../shared/events/src/catalogue.ts';

/**
 * Has each door of a remote say with which versions of its events it was built,
 * so that a page of a later catalogue can bring what it sends to its own. A
 * remote whose events all are of version 1 says nothing.
 */
export function eventVersions(
  name: RemoteName,
  doors: Readonly<Record<string, string>>,
  events: Catalogue = EVENTS,
): Plugin {
  const own = Object.entries(events).flatMap(([event, { owner, version }]) =>
    `mfe_${owner}` === name && version > 1 ? [[event, version] as const] : [],
  );
  const files = new Set(Object.values(doors).map((file) => resolve(file)));
  const text = `\nexport const eventVersions = ${JSON.stringify(Object.fromEntries(own))};\n`;
  return {
    name: 'petwise-event-versions',
    transform: (code, id) =>
      own.length > 0 && files.has(id) ? { code: code + text, map: null } : null,
  };
}

import { readScriptNonce } from './boot-data.ts';
import { withDeadline, DEADLINES } from './deadlines.ts';

/** Hashes as browsers take them (`sha256-` and base64), by address. */
type Integrity = Readonly<Record<string, string>>;

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Integrity;
}

const NOTHING: ImportMap = { imports: {}, integrity: {} };
let inPage: ImportMap | null = null;

/** The map that the server wrote into the page: what may run from its first moment. */
export function pageMap(): ImportMap {
  return (inPage ??= readMap());
}

/**
 * Has the browser run of these scripts only what hashes so: by a further import
 * map, before any of them is imported. A browser that takes one map only fetches
 * them all with their hashes first; what it then imports is what it has checked.
 *
 * @param name of the container, which no other version or attempt bears.
 * @throws Error where a script cannot be had, or is not the released one.
 */
export async function pinScripts(
  name: string,
  { entry, integrity }: { readonly entry: string; readonly integrity: Integrity },
): Promise<void> {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = readScriptNonce(document) ?? '';
  map.textContent = JSON.stringify({ imports: { [name]: entry }, integrity });
  document.head.append(map);
  if (resolves(name)) return;
  const fetching = Object.entries(integrity).map(([address, hash]) => fetchChecked(address, hash));
  await withDeadline(Promise.all(fetching), name, DEADLINES.module);
}

/** A browser that has taken a map finds the name that only this map holds. */
function resolves(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}

/**
 * Fetches a module into the page's own list of modules, which later imports take it
 * from. A browser that does not know such links says nothing about them: it fetches
 * the file, and what it then imports is what its cache has of it.
 */
async function fetchChecked(address: string, hash: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    const response = await fetch(address, { integrity: hash });
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.integrity = hash;
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${address} is not what was released`)));
    document.head.append(link);
  });
}

function readMap(): ImportMap {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  // The server's own words, in the page that runs this.
  return text ? (JSON.parse(text) as ImportMap) : NOTHING;
}

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type AddressedStage,
  type ConsultDetail,
  DOORS,
  type DoorName,
  type RemoteName,
  type RemoteRegistry,
  stageAt,
} from '@petwise/contracts';
import * as v from 'valibot';
import type { ReleasedFiles } from './released-files.ts';
import { staticClosure } from './static-imports.ts';

/** The screens of the product, and the doors that each opens first. Any other page is a 404. */
export const PAGE_DOORS: Readonly<Record<string, readonly DoorName[]>> = {
  '/': ['intake/home'],
  '/test-responses': ['intake/home'],
  '/assessment': ['intake/basic-information'],
  '/medical-assistant': ['chat/prototype'],
  '/health-upload': ['health/analysis'],
  '/past-assessments': ['report/past'],
  '/pets': ['intake/pets'],
  '/settings': [],
  '/help': [],
};

/** The page of one pet. */
const PET_PAGE = /^\/pets\/[0-9a-f-]{36}$/;

/** The door of each stage of an assessment. */
const STAGE_DOORS: Readonly<Record<AddressedStage, readonly DoorName[]>> = {
  'basic-intake': ['intake/basic-information'],
  'medical-history': ['intake/medical-history'],
  chat: ['chat/consult'],
  results: ['report/assessment'],
};

/** The doors that the page at a path opens first; null where there is no page. */
export function doorsAt(path: string): readonly DoorName[] | null {
  const stage = stageAt(path);
  if (stage !== null) return STAGE_DOORS[stage];
  if (PET_PAGE.test(path)) return PAGE_DOORS['/pets'] ?? [];
  return Object.hasOwn(PAGE_DOORS, path) ? (PAGE_DOORS[path] ?? null) : null;
}

/** The part of a federation manifest that says which files a door needs. */
const Manifest = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string(), path: v.string() }) }),
  exposes: v.array(
    v.looseObject({
      path: v.string(),
      assets: v.looseObject({ js: v.looseObject({ sync: v.array(v.string()) }) }),
    }),
  ),
});
type Manifest = v.InferOutput<typeof Manifest>;

function doorOf({ assessment }: ConsultDetail): DoorName {
  return assessment === null ? 'chat/consult' : 'report/assessment';
}

/** What a page of one route can be given in advance. */
export interface RouteAssets {
  /** Remotes whose doors it opens first. */
  readonly remotes: readonly RemoteName[];
  /** Addresses of the modules that these doors begin with. */
  readonly modules: readonly string[];
}

/** Finds what a route's doors need; remembers it, because a release never changes. */
export class Preloads {
  readonly #releases: ReleasedFiles;
  readonly #manifests = new Map<string, Promise<Manifest | null>>();
  readonly #modules = new Map<string, Promise<readonly string[]>>();

  constructor(releases: ReleasedFiles) {
    this.#releases = releases;
  }

  /** `consult`: the one that the page resumes, whose screen depends on where it stands. */
  async of(
    path: string,
    registry: RemoteRegistry,
    consult: ConsultDetail | null,
  ): Promise<RouteAssets> {
    const doors = consult === null ? doorsAt(path) : [doorOf(consult)];
    const remotes = new Set<RemoteName>();
    const modules = new Set<string>();
    for (const door of doors ?? []) {
      const entry = registry.remotes[DOORS[door]]?.current.entry;
      if (entry === undefined) continue;
      const manifest = await this.#manifest(entry);
      if (manifest === null) continue;
      remotes.add(DOORS[door]);
      for (const module of await this.#modulesOf(door, entry, manifest)) modules.add(module);
    }
    return { remotes: [...remotes], modules: [...modules] };
  }

  #manifest(entry: string): Promise<Manifest | null> {
    const known = this.#manifests.get(entry);
    if (known !== undefined) return known;
    const reading = this.#readManifest(entry).then((manifest) => {
      // A release that is not whole yet may be whole the next time.
      if (manifest === null) this.#manifests.delete(entry);
      return manifest;
    });
    this.#manifests.set(entry, reading);
    return reading;
  }

  #modulesOf(door: DoorName, entry: string, manifest: Manifest): Promise<readonly string[]> {
    const key = `${door} ${entry}`;
    const known = this.#modules.get(key);
    if (known !== undefined) return known;
    const { name, path } = manifest.metaData.remoteEntry;
    const expose = manifest.exposes.find((one) => one.path === `./${door.split('/')[1] ?? ''}`);
    const entries = [join(path, name), ...(expose?.assets.js.sync ?? [])];
    const base = dirname(entry);
    const finding = this.#closureOf(entry, entries).then((files) =>
      files.map((file) => `${base}/${file}`),
    );
    this.#modules.set(key, finding);
    return finding;
  }

  async #closureOf(entry: string, entries: readonly string[]): Promise<string[]> {
    const [remote = '', version = ''] = pathOf(entry).split('/');
    const folder = await this.#releases.folderOf(remote, version);
    return folder === null ? [] : staticClosure(folder, entries);
  }

  async #readManifest(entry: string): Promise<Manifest | null> {
    const [remote = '', ...path] = pathOf(entry).split('/');
    const found = await this.#releases.file(remote, path.join('/'));
    if (found.status !== 'whole') return null;
    try {
      return v.parse(Manifest, JSON.parse(await readFile(found.file, 'utf8')));
    } catch {
      return null;
    }
  }
}

/** An entry's path inside the release store: `<remote>/<version>/<file>`. */
function pathOf(entry: string): string {
  return entry.replace(/^\/remotes\//, '');
}

/** The shell's own modules: what its entry imports statically. */
export async function shellModules(folder: string, html: string): Promise<string[]> {
  const entries = [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+\.js)"/g)].map((m) => m[1] ?? '');
  const hinted = [...html.matchAll(/<link\b[^>]*rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(
    (m) => m[1] ?? '',
  );
  const all = await staticClosure(folder, [...entries, ...hinted]);
  const already = new Set([...entries, ...hinted]);
  return all.filter((path) => !already.has(path)).map((path) => `/${path}`);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
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
import { modulesOf } from './build-manifest.ts';
import type { ReleasedFiles } from './released-files.ts';

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
  readonly #remotesUrl: string;

  /** `remotesUrl`: where pages take remotes from. */
  constructor(releases: ReleasedFiles, remotesUrl: string) {
    this.#releases = releases;
    this.#remotesUrl = remotesUrl;
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
      for (const module of modulesBehind(door, entry, manifest)) modules.add(module);
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

  async #readManifest(entry: string): Promise<Manifest | null> {
    // `<remote>/<version>/<file>`
    const [remote = '', ...path] = entry.slice(this.#remotesUrl.length + 1).split('/');
    const found = await this.#releases.file(remote, path.join('/'));
    if (found.status !== 'whole') return null;
    try {
      return v.parse(Manifest, JSON.parse(await readFile(found.file, 'utf8')));
    } catch {
      return null;
    }
  }
}

/** A remote's entry, and all that the door and what it is made of import at once, as the build's manifest says. */
function modulesBehind(door: DoorName, entry: string, manifest: Manifest): string[] {
  const { name, path } = manifest.metaData.remoteEntry;
  const expose = manifest.exposes.find((one) => one.path === `./${door.split('/')[1] ?? ''}`);
  const files = [join(path, name), ...(expose?.assets.js.sync ?? [])];
  const base = entry.slice(0, entry.lastIndexOf('/'));
  return files.map((file) => `${base}/${file}`);
}

/** The shell's own modules that its page does not name itself. */
export async function shellModules(folder: string, html: string): Promise<string[]> {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.js)"/g)];
  const already = new Set(named.map(([, path]) => path));
  const all = await modulesOf(folder, 'index.html');
  return all.filter((path) => !already.has(path)).map((path) => `/${path}`);
}

import { rm, stat } from 'node:fs/promises';
import type { FileStore } from '../file-store.ts';
import { drawView } from './draw-view.ts';
import { SMALL_BYTES, wantsView } from './view-rule.ts';

/** Most pictures whose refusal is remembered. */
const MOST_REFUSED = 1_000;

export const VIEW_TYPE = 'image/jpeg';

/** A view's name, should somebody save it. */
export function viewName(name: string): string {
  return `${name.replace(/\.[a-z]{3,4}$/i, '')} (small).jpg`;
}

/** A stored picture as its row describes it. */
export interface StoredPicture {
  readonly sha256: string;
  readonly type: string;
  readonly size: number;
}

/** Smaller copies of large pictures, drawn when first looked at and kept beside them. */
export class PictureViews {
  readonly #store: FileStore;
  readonly #draw: typeof drawView;
  /** From the first look at the disk on: a second caller whose look is slower would draw again. */
  readonly #finding = new Map<string, Promise<string | null>>();
  /** What cannot be drawn is not tried again while the server runs. */
  readonly #refused = new Set<string>();

  constructor(store: FileStore, draw: typeof drawView = drawView) {
    this.#store = store;
    this.#draw = draw;
  }

  /** Where the view of a picture lies; null when the picture is to be shown as it is. */
  find(picture: StoredPicture): Promise<string | null> {
    const { sha256 } = picture;
    const running = this.#finding.get(sha256);
    if (running !== undefined) return running;
    const finding = this.#find(picture).finally(() => this.#finding.delete(sha256));
    this.#finding.set(sha256, finding);
    return finding;
  }

  async #find(picture: StoredPicture): Promise<string | null> {
    const { sha256, type, size } = picture;
    const path = this.#store.viewPathOf(sha256);
    if (await isThere(path)) return path;
    if (this.#refused.has(sha256)) return null;
    if (!(await wantsView(await this.#store.fetch(sha256), type, size))) return null;
    return this.#make(picture);
  }

  async #make({ sha256, size }: StoredPicture): Promise<string | null> {
    const draft = this.#store.draft();
    try {
      const isDrawn = await this.#draw(await this.#store.fetch(sha256), draft);
      const drawn = isDrawn ? await stat(draft) : null;
      if (drawn !== null && drawn.size < Math.max(size, SMALL_BYTES))
        return await this.#store.keepView(draft, sha256);
      if (this.#refused.size >= MOST_REFUSED) this.#refused.clear();
      this.#refused.add(sha256);
      return null;
    } finally {
      await rm(draft, { force: true });
    }
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

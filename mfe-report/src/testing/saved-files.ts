import { afterEach, beforeEach, vi } from 'vitest';

/** What the page saves in the test that runs, in order; jsdom saves nothing itself. */
export function savedFiles(): readonly { readonly name: string; readonly blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = [];
  let lastBlob = new Blob();
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => {
      // Only `saveFile` calls it, with a Blob.
      lastBlob = blob as Blob;
      return 'blob:fake';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: lastBlob });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return saved;
}

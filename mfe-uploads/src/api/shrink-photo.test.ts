// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '../testing/fixtures.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const MB = 1024 * 1024;

/** A browser that decodes to this many pixels and encodes to this blob. */
function stubBrowser(pixels: { width: number; height: number }, encoded: Blob | null) {
  const decode = vi.fn<() => Promise<unknown>>(async () => ({ ...pixels, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', decode);
  const context: Partial<CanvasRenderingContext2D> = { drawImage: vi.fn<() => void>() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    // Only what the code under test touches.
    () => context as CanvasRenderingContext2D,
  );
  const sizes: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push([this.width, this.height]);
    done(encoded);
  });
  return { decode, sizes };
}

function photo(type = 'image/jpeg', bytes = 8 * MB): File {
  return fileOf('paw.jpg', { type, bytes });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('shrinkPhoto', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('scales a large %s', async (type) => {
    const { sizes } = stubBrowser({ width: 8000, height: 6000 }, new Blob(['small'], { type }));
    const file = photo(type);
    const smaller = await shrinkPhoto(file);
    expect(sizes).toEqual([[2560, 1920]]);
    expect(smaller).not.toBe(file);
    expect([smaller.name, smaller.type, smaller.size]).toEqual(['paw.jpg', type, 5]);
  });

  it.each(['image/heic', 'image/gif', 'application/pdf', ''])('never touches %j', async (type) => {
    const { decode } = stubBrowser({ width: 8000, height: 6000 }, new Blob(['small'], { type }));
    const file = photo(type);
    expect(await shrinkPhoto(file)).toBe(file);
    expect(decode).not.toHaveBeenCalled();
  });

  it('sends a small file or few pixels as they are', async () => {
    stubBrowser({ width: 1200, height: 900 }, new Blob(['small'], { type: 'image/jpeg' }));
    const light = photo('image/jpeg', 300_000);
    const fewPixels = photo();
    expect(await shrinkPhoto(light)).toBe(light);
    expect(await shrinkPhoto(fewPixels)).toBe(fewPixels);
  });

  it('sends the photo itself when the browser cannot do it, or only in another format', async () => {
    const file = photo('image/webp');
    stubBrowser({ width: 8000, height: 6000 }, new Blob(['small'], { type: 'image/png' }));
    expect(await shrinkPhoto(file)).toBe(file);
    stubBrowser({ width: 8000, height: 6000 }, null);
    expect(await shrinkPhoto(file)).toBe(file);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
    expect(await shrinkPhoto(file)).toBe(file);
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await shrinkPhoto(file)).toBe(file);
  });
});

import { readImageSize } from '../image-size.ts';

/** The longest side of a view, in pixels: a phone's screen and more, and what language models look at. */
export const VIEW_EDGE = 1_600;
/** A picture of fewer bytes and no more than `VIEW_EDGE` pixels is its own view. */
export const SMALL_BYTES = 300 * 1024;
/** What the drawer opens; GIFs may move, and TIFF and BMP are saved, never shown. */
const DRAWABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Whether a kept picture is worth a smaller copy to look at. Its type was found from its content. */
export async function wantsView(path: string, type: string, size: number): Promise<boolean> {
  if (!DRAWABLE.has(type)) return false;
  if (size > SMALL_BYTES) return true;
  const pixels = await readImageSize(path, type);
  return pixels !== null && Math.max(pixels.width, pixels.height) > VIEW_EDGE;
}

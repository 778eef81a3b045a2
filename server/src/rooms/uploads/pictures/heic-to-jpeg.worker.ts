import { readFile } from 'node:fs/promises';
import { answerOneTask } from '../killable.ts';
import type { HeicTask } from './heic-to-jpeg.ts';

const QUALITY = 86;
/** Red, green, blue and how opaque. */
const CHANNELS = 4;

answerOneTask(async (task): Promise<object> => {
  // Only `heic-to-jpeg.ts` starts this process, and sends one task of this shape.
  const { path, target, edge, maxPixels } = task as HeicTask;
  const { default: heif } = await import('libheif-js/wasm-bundle');
  const [photo] = new heif.HeifDecoder().decode(await readFile(path));
  if (!photo) throw new Error('there is no picture');
  const width = photo.get_width();
  const height = photo.get_height();
  if (width * height > maxPixels) throw new Error('there are too many pixels');
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  await new Promise<void>((done, fail) => {
    photo.display({ data, width, height }, (drawn) => {
      if (drawn) done();
      else fail(new Error('the picture is damaged'));
    });
  });
  // An optional package: on a system that it has no build for, HEIC is refused with words.
  const { default: sharp } = await import('sharp');
  await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toFile(target);
  return {};
});

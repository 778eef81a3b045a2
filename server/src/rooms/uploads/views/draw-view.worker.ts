import { answerOneTask } from '../killable.ts';
import type { DrawAnswer, DrawTask } from './draw-view.ts';

const QUALITY = 80;
/** libvips opens far more kinds than these; none of the others may be tried. */
const LOADERS = ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'];

answerOneTask(async (task): Promise<DrawAnswer> => {
  try {
    // Only `draw-view.ts` starts this process, and sends one task of this shape.
    await draw(task as DrawTask);
    return { isDrawn: true };
  } catch {
    return { isDrawn: false };
  }
});

async function draw({ path, target, edge, maxPixels }: DrawTask): Promise<void> {
  // An optional package: on a system that it has no build for, pictures are shown as they are.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  await sharp(path, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toFile(target);
}

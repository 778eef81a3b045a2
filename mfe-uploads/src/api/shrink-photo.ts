/** Longest side of a sent photo in pixels: small print of a laboratory sheet stays readable. */
const MAX_SIDE = 2560;
const QUALITY = 0.86;
/** Smaller files are sent as they are, in bytes. */
const WORTH_IT = 1024 * 1024;

/** Whether a photo is of a kind and size that scaling may help. */
export function mayShrink(file: File): boolean {
  return /^image\/(jpeg|png|webp)$/.test(file.type) && file.size >= WORTH_IT;
}

/**
 * A large photo scaled down to 2560 pixels on its longer side, in its own
 * format and under its own name; the very same file whenever that does not
 * work, does not pay, or the file is no photo.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!mayShrink(file) || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const blob = await scaled(bitmap, file.type);
    bitmap.close();
    if (!blob || blob.type !== file.type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

async function scaled(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const ratio = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  if (ratio >= 1) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * ratio);
  canvas.height = Math.round(bitmap.height * ratio);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

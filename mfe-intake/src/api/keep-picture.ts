import { api, ApiError, NetworkError } from '@petwise/api';
import { uploadRoutes } from '@petwise/contracts';
import { isHeic } from '../model/heic.ts';
import { squarePicture } from '../model/square-picture.ts';

/** Sends a small square picture; answers its id. */
export async function sendPicture(square: File): Promise<string> {
  return (await api().upload(uploadRoutes.secureUpload, square)).id;
}

/**
 * The small square of a photo, drawn by this browser. Of an iPhone's own photo, which hardly a browser opens, the
 * server makes a JPEG first, as it does wherever one is attached. Throws for what neither can open.
 */
export async function squareOf(photo: File): Promise<File> {
  try {
    return await squarePicture(photo);
  } catch (error) {
    if (!isHeic(photo)) throw error;
    const { id } = await api().upload(uploadRoutes.secureUpload, photo);
    return squarePicture(await api().download(uploadRoutes.view, { params: { fileId: id } }));
  }
}

/** Whether a photo may be good, and only could not be sent or read now. */
export function isServersFault(error: unknown): boolean {
  if (error instanceof ApiError) return error.code?.startsWith('file-') !== true;
  return error instanceof NetworkError;
}

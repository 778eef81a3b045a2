import { api, type UploadOptions } from '@petwise/api';
import { type RouteContract, toUploadedFile, type UploadedFile } from '@petwise/contracts';
import { bus } from '@petwise/events';

const emit = bus.emitterFor('uploads');

/**
 * Sends one file by one of the upload routes and tells the page.
 *
 * @throws ApiError for a non-OK answer, NetworkError when there was none.
 */
export async function sendFile(
  route: RouteContract,
  file: File,
  options: UploadOptions,
): Promise<UploadedFile> {
  const answer = await api().upload(route, file, options);
  emit('uploads.completed', { fileId: answer.id, appleHealth: answer.apple_health });
  return toUploadedFile(answer);
}

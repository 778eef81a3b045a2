import { api, type UploadOptions } from '@petwise/api';
import {
  type RouteContract,
  toUploadedFile,
  type UploadedFile,
  type UploadResponse,
} from '@petwise/contracts';
import type { Emit } from '@petwise/events';

/** A route that takes one file and answers with what became of it. */
export interface FileRoute extends RouteContract {
  readonly response: typeof UploadResponse;
}

/**
 * Sends one file by one of the upload routes and tells the page.
 *
 * @throws ApiError for a non-OK answer, NetworkError when there was none.
 */
export async function sendFile(
  route: FileRoute,
  file: File,
  { emit, ...options }: UploadOptions & { readonly emit: Emit<'uploads'> },
): Promise<UploadedFile> {
  const answer = await api().upload(route, file, options);
  emit('uploads.completed', { fileId: answer.id, appleHealth: answer.apple_health });
  return toUploadedFile(answer);
}

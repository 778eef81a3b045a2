import type { UploadResponse } from '@petwise/contracts';

/** A file of a given size whose content takes no memory of that size. */
export function fileOf(
  name: string,
  { bytes = 1024, type = 'application/pdf' }: { bytes?: number; type?: string } = {},
): File {
  const file = new File(['x'], name, { type, lastModified: 0 });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** What the server answers for a file. */
export function uploadResponse(file: File, changes: Partial<UploadResponse> = {}): UploadResponse {
  return {
    id: `id of ${file.name}`,
    filename: file.name,
    fileSize: file.size,
    fileType: file.type,
    image_url: null,
    apple_health: false,
    vector_store_id: null,
    assistant_id: null,
    stats: null,
    message: null,
    ...changes,
  };
}

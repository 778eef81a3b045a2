import type { UploadResponse } from '@petwise/contracts';
import type { UploadRow } from './repository.ts';

/** What the upload of a file is answered (API-03). */
export function toResponse(row: UploadRow): UploadResponse {
  const records = row.total_records;
  return {
    id: row.id,
    filename: row.name,
    fileSize: row.size,
    fileType: row.type,
    image_url: /^(image|video)\//.test(row.type) ? `/api/files/${row.id}` : null,
    apple_health: row.apple_health,
    vector_store_id: null,
    assistant_id: null,
    stats: records === null ? null : { totalRecords: records },
    message:
      records === null
        ? null
        : `Apple Health export with ${records.toLocaleString('en-US')} records`,
    ...(row.notes.length === 0 ? {} : { notes: [...row.notes] }),
  };
}

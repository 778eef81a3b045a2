import type { UploadedFile } from '@petwise/contracts';
import { formatBytes } from '@petwise/ui/format-bytes';
import { COPY } from '../copy.ts';

/** What stands behind a file's name: its size, or the records of an Apple Health export (HOME-05). */
export function fileNote(file: Pick<UploadedFile, 'size' | 'apple_health' | 'stats'>): string {
  if (file.apple_health && file.stats) return COPY.home.records(file.stats.totalRecords);
  return formatBytes(file.size);
}

import { MAX_FILE_BYTES, MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';
import { extensionOf } from './file-kind.ts';

/** Most bytes that this file may have; a zip may be an Apple Health export, which the server checks. */
export function byteLimitOf(file: File): number {
  return extensionOf(file.name) === 'zip' ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
}

/** Whether the server will take the file only as an Apple Health export. */
export function mustBeHealthExport(file: File): boolean {
  return file.size > MAX_FILE_BYTES && file.size <= byteLimitOf(file);
}

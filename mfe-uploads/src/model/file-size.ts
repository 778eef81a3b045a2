import { MAX_FILE_BYTES, MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';
import { formatNumber } from '@petwise/ui';
import { extensionOf } from './file-kind.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size for people: "812 bytes", "3.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${formatNumber(value, { maximumFractionDigits: digits })} ${UNITS[unit] ?? ''}`;
}

/** Most bytes that this file may have; a zip may be an Apple Health export, which the server checks. */
export function byteLimitOf(file: File): number {
  return extensionOf(file.name) === 'zip' ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
}

/** Whether the server will take the file only as an Apple Health export. */
export function mustBeHealthExport(file: File): boolean {
  return file.size > MAX_FILE_BYTES && file.size <= byteLimitOf(file);
}

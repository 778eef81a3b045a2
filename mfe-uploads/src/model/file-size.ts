import { MAX_FILE_BYTES, MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size for people: "812 bytes", "3.4 MB". */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${Number(value.toFixed(digits))} ${UNITS[unit] ?? ''}`;
}

/** Whether a file may be sent at all; a zip may be an Apple Health export, which the server checks. */
export function isTooLarge(file: File): boolean {
  const limit = /\.zip$/i.test(file.name) ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
  return file.size > limit;
}

import { formatNumber } from '@petwise/ui';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in bytes for people: "512 B", "1.4 MB". */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit: string = UNITS[0];
  for (const next of UNITS.slice(1)) {
    if (size < 1024) break;
    size /= 1024;
    unit = next;
  }
  const digits = unit !== 'B' && size < 10 ? 1 : 0;
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${formatNumber(size, shown)} ${unit}`;
}

import type { UploadedFile } from '@petwise/contracts';
import { formatNumber } from '@petwise/ui';
import { COPY } from '../copy.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** What stands behind a file's name: its size, or the records of an Apple Health export (HOME-05). */
export function fileNote(file: Pick<UploadedFile, 'size' | 'apple_health' | 'stats'>): string {
  if (file.apple_health && file.stats) return COPY.home.records(file.stats.totalRecords);
  return readableSize(file.size);
}

/** 1536 → "1.5 kB"; steps of 1024, one decimal below ten. */
export function readableSize(bytes: number): string {
  let value = bytes;
  let step = 0;
  while (value >= 1024 && step < UNITS.length - 1) {
    value /= 1024;
    step += 1;
  }
  return formatNumber(value, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
}

import { COPY } from '../copy.ts';
import { formatNumber } from '@petwise/ui';
import { formatBytes } from '@petwise/ui/format-bytes';
import { mustBeHealthExport } from './file-size.ts';
import type { Transfer } from './transfers.ts';

/** The line below a file's name. */
export function rowNote({ file, status, percent, speed, failure, answer }: Transfer): string {
  const { row } = COPY;
  switch (status) {
    case 'chosen':
      return joined(formatBytes(file.size), mustBeHealthExport(file) && row.healthOnly);
    case 'waiting':
      return joined(formatBytes(file.size), row.waiting);
    case 'preparing':
      return row.preparing;
    case 'sending':
      return joined(
        `${row.sending} ${formatNumber((percent ?? 0) / 100, { style: 'percent' })}`,
        speed?.bytesPerSecond && `${formatBytes(speed.bytesPerSecond)}/s`,
      );
    case 'checking':
      return row.checking;
    case 'done':
      return joined(
        formatBytes(file.size),
        row.done,
        ...(answer?.notes ?? []).map((note) => COPY.notes[note]),
      );
    case 'failed':
      return failure?.detail ?? failure?.reason ?? COPY.unknownError;
    case 'gone':
      return '';
  }
}

function joined(...parts: readonly (string | number | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

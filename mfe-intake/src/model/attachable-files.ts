import { ATTACH_ACCEPT, MAX_FILES_PER_CONSULT } from '@petwise/contracts';
import { extensionOf } from './file-badge.ts';

const EXTENSIONS = new Set(
  ATTACH_ACCEPT.split(',')
    .filter((part) => part.startsWith('.'))
    .map((part) => part.slice(1)),
);

/** An iPhone's own photos cannot be sent, but the queue says in words what to do instead. */
const EXPLAINED = new Set(['heic', 'heif']);

/** Files offered by dialog, paste or drop, sorted by what may be attached. */
export interface Offered {
  readonly taken: readonly File[];
  /** Names of files of a kind that cannot be attached. */
  readonly refused: readonly string[];
  /** How many were left out because an assessment is full. */
  readonly tooMany: number;
}

/**
 * Sorts offered files by the same rule that the attach input gives the browser
 * (HOME-10); a zip is taken too, since Apple Health exports come as one (HOME-04).
 */
export function sortOffered(files: Iterable<File>, alreadyAttached: number): Offered {
  const all = [...files];
  const fitting = all.filter(isAttachable);
  const room = Math.max(0, MAX_FILES_PER_CONSULT - alreadyAttached);
  return {
    taken: fitting.slice(0, room),
    refused: all.filter((file) => !isAttachable(file)).map((file) => file.name),
    tooMany: Math.max(0, fitting.length - room),
  };
}

function isAttachable(file: File): boolean {
  const extension = extensionOf(file.name);
  if (file.type.startsWith('image/') || EXTENSIONS.has(extension)) return true;
  return extension === 'zip' || EXPLAINED.has(extension);
}

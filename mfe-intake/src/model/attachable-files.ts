import { ATTACH_ACCEPT, MAX_FILES_PER_CONSULT } from '@petwise/contracts';
import { extensionOf } from './file-badge.ts';
import { isHeic } from './heic.ts';

const EXTENSIONS = new Set(
  ATTACH_ACCEPT.split(',')
    .filter((part) => part.startsWith('.'))
    .map((part) => part.slice(1)),
);

/** Files offered by dialog, paste or drop, sorted by what may be attached. */
export interface Offered {
  readonly taken: readonly File[];
  /** Names of files of a kind that cannot be attached. */
  readonly refused: readonly string[];
  /** Names of files that are there already, or were offered twice. */
  readonly twice: readonly string[];
  /** How many were left out because an assessment is full. */
  readonly tooMany: number;
}

/**
 * Sorts offered files by the same rule that the attach input gives the browser
 * (HOME-10); a zip is taken too, since Apple Health exports come as one (HOME-04).
 */
export function sortOffered(
  files: Iterable<File>,
  alreadyAttached: number,
  { there = [] }: { readonly there?: readonly File[] } = {},
): Offered {
  const all = [...files];
  const attachable = all.filter(isAttachable);
  const isRepeated = (file: File, index: number): boolean =>
    [...there, ...attachable.slice(0, index)].some((other) => isSame(file, other));
  const twice = attachable.filter(isRepeated);
  const fitting = attachable.filter((file) => !twice.includes(file));
  const left = Math.max(0, MAX_FILES_PER_CONSULT - alreadyAttached);
  return {
    taken: fitting.slice(0, left),
    refused: all.filter((file) => !isAttachable(file)).map((file) => file.name),
    twice: [...new Set(twice.map(({ name }) => name))],
    tooMany: Math.max(0, fitting.length - left),
  };
}

/** A file chosen again is another object, with all the same to it. */
function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified &&
    one.type === other.type
  );
}

function isAttachable(file: File): boolean {
  const extension = extensionOf(file.name);
  if (file.type.startsWith('image/') || EXTENSIONS.has(extension)) return true;
  return extension === 'zip' || isHeic(file);
}

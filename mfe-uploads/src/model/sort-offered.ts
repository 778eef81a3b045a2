import { MAX_FILES_PER_CONSULT } from '@petwise/contracts';
import { COPY } from '../copy.ts';
import { extensionOf, isHeic } from './file-kind.ts';
import { byteLimitOf } from './file-size.ts';
import { isTypeOf } from './media-types.ts';
import { safeName } from './safe-name.ts';

/** Files that were left out for one and the same reason. */
export interface Refusal {
  /** The specification's words (UPL-04). */
  readonly title: string;
  /** What the owner can do, each sentence once; none when the title says it all. */
  readonly help: readonly string[];
  readonly names: readonly string[];
}

export interface OfferRules {
  readonly extensions: readonly string[];
  /** Files that are in the list already. */
  readonly chosen: readonly File[];
}

/** Sorts files from dialog, drop, paste or camera into those that may go in, and why the others may not. */
export function sortOffered(
  files: readonly File[],
  rules: OfferRules,
): { readonly taken: readonly File[]; readonly refusals: readonly Refusal[] } {
  const taken: File[] = [];
  const refusals = new Map<string, Refusal>();
  for (const file of files) {
    const reason = reasonAgainst(file, { ...rules, chosen: [...rules.chosen, ...taken] });
    if (!reason) {
      taken.push(file);
      continue;
    }
    const [title, advice] = reason;
    const before = refusals.get(title);
    const help = new Set([...(before?.help ?? []), ...(advice ? [advice] : [])]);
    const names = [...(before?.names ?? []), safeName(file)];
    refusals.set(title, { title, help: [...help], names });
  }
  return { taken, refusals: [...refusals.values()] };
}

function reasonAgainst(
  file: File,
  { extensions, chosen }: OfferRules,
): readonly [title: string, advice: string | null] | null {
  const { refused } = COPY;
  if (!isOfType(file, extensions)) {
    return [refused.type(extensions), null];
  }
  const limit = byteLimitOf(file);
  if (file.size > limit) return [refused.large(limit), refused.largeHelp];
  if (file.size < 1) return [refused.small(1), refused.smallHelp];
  if (chosen.some((other) => isSame(file, other))) return [refused.twice, null];
  if (chosen.length >= MAX_FILES_PER_CONSULT) {
    return [refused.many, refused.manyHelp(MAX_FILES_PER_CONSULT)];
  }
  return null;
}

/**
 * By extension, as the file dialog does; by media type for what a phone hands over without one. A photo in Apple's
 * format goes where a JPEG does, which the server makes of it.
 */
function isOfType(file: File, extensions: readonly string[]): boolean {
  if (isHeic(file) && extensions.includes('jpg')) return true;
  return extensions.includes(extensionOf(file.name)) || isTypeOf(file.type, extensions);
}

function isSame(one: File, other: File): boolean {
  return (
    one === other ||
    (one.name === other.name &&
      one.size === other.size &&
      one.lastModified === other.lastModified &&
      one.type === other.type)
  );
}

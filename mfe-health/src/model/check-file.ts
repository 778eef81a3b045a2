import { MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';

/** Where an export is read. */
export type Place = 'server' | 'device';

export type FileCheck =
  | { readonly kind: 'fits'; readonly file: File }
  /** A zip, too large to upload; this device can read it. */
  | { readonly kind: 'too-large'; readonly file: File }
  | { readonly kind: 'refused' };

/** HLTH-02: exactly one .zip by its name, and at most 100 MB where it is uploaded. */
export function checkFile(files: readonly File[], place: Place): FileCheck {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0 || !/\.zip$/i.test(file.name))
    return { kind: 'refused' };
  if (place === 'server' && file.size > MAX_HEALTH_EXPORT_BYTES) return { kind: 'too-large', file };
  return { kind: 'fits', file };
}

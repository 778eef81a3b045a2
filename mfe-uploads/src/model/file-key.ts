const keys = new WeakMap<File, string>();
let given = 0;

/** A key of this very `File`, for lists; two files of one name get two keys. */
export function fileKey(file: File): string {
  const known = keys.get(file);
  if (known) return known;
  given += 1;
  const key = `file-${given}`;
  keys.set(file, key);
  return key;
}

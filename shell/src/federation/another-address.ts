/** Where a file lies: what leads to its folder, the folder's own name, and the file. */
const IN_A_FOLDER = /^((?:https?:\/\/[^/]+)?\/(?:[^/]+\/)*)([^/]+)(\/[^/]+)$/;

/**
 * The same file by another address: a browser joins a second import of one that
 * hangs to the first, for ever. Some letters of the folder's name are written as
 * their codes, which every file server reads as those letters, and with which
 * the files behind it are asked for anew, too.
 *
 * @param attempt 0 for the address as it is; each number above gives another
 */
export function anotherAddress(entry: string, attempt: number): string {
  const [, before, folder, file] = IN_A_FOLDER.exec(entry) ?? [];
  if (attempt === 0 || folder === undefined) return entry;
  let left = attempt;
  const written = folder.replace(/%[\da-f]{2}|[a-z\d]/gi, (letter) => {
    if (letter.length > 1) return letter;
    const isCoded = left % 2 === 1;
    left = Math.floor(left / 2);
    return isCoded ? `%${letter.charCodeAt(0).toString(16)}` : letter;
  });
  return `${before}${written}${file}`;
}

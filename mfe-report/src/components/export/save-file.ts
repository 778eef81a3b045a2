/** How long the browser may take to begin reading the file, milliseconds. */
const RELEASE_AFTER_MS = 60_000;

/** Saves a file on the owner's device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}

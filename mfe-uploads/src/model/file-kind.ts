/** The part behind the last dot, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const BADGES: readonly (readonly [badge: string, extensions: RegExp])[] = [
  ['IMG', /^(png|jpe?g|jfif|gif|webp|bmp|tiff?|hei[cf])$/],
  ['PDF', /^pdf$/],
  ['DOC', /^(docx?|rtf|txt)$/],
  ['XLS', /^(xlsx?|csv)$/],
  ['PPT', /^pptx?$/],
  ['ZIP', /^zip$/],
];

/** The short kind beside a file's name, as HOME-04 names them. */
export function badgeOf(file: File): string {
  const extension = extensionOf(file.name);
  const byName = BADGES.find(([, extensions]) => extensions.test(extension))?.[0];
  return byName ?? (file.type.startsWith('image/') ? 'IMG' : 'FILE');
}

/** Apple's photo format, which no other system opens by itself. */
export function isHeic(file: File): boolean {
  return /^hei[cf]s?$/.test(extensionOf(file.name)) || /^image\/hei[cf]/.test(file.type);
}

/** Whether this browser will most likely draw the file as a picture. */
export function isPicture(file: File): boolean {
  return /^image\/(png|jpeg|gif|webp|bmp)$/.test(file.type);
}

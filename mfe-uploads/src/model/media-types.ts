import { heicAccept } from '@petwise/contracts';

/** Media types that browsers report for the extensions of UPL-03 and DRAW-02, the registered one first. */
const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp'],
  tiff: ['image/tiff'],
  pdf: ['application/pdf'],
  txt: ['text/plain'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['text/csv'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  rtf: ['application/rtf', 'text/rtf'],
  html: ['text/html'],
  htm: ['text/html'],
  json: ['application/json'],
  xml: ['application/xml', 'text/xml'],
};

/** Apple's photo format, of which the server makes a JPEG: taken wherever JPEG is. */
const HEIC: Readonly<Record<string, string[]>> = {
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** The media types of some extensions, each with its extensions: the drop zone's `accept`. */
export function acceptMap(extensions: readonly string[]): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  if (extensions.includes('jpg')) Object.assign(map, HEIC);
  for (const extension of extensions) {
    for (const type of MEDIA_TYPES[extension] ?? []) (map[type] ??= []).push(`.${extension}`);
  }
  return map;
}

/** The `accept` attribute of a file input for some extensions, and for HEIC where JPEG is among them. */
export function acceptAttribute(extensions: readonly string[]): string {
  const heic = extensions.includes('jpg') ? heicAccept(navigator) : [];
  return [...extensions.map((extension) => `.${extension}`), ...heic].join(',');
}

/** The `accept` attribute of a camera's input: media types alone, as an ending makes a phone offer its files instead. */
export function cameraAccept(): string {
  const heic = heicAccept(navigator).filter((one) => one.startsWith('image/'));
  return ['image/jpeg', 'image/png', 'image/webp', ...heic].join(',');
}

/** Whether a media type belongs to one of the extensions. */
export function isTypeOf(type: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => MEDIA_TYPES[extension]?.includes(type) ?? false);
}

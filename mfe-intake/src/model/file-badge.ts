import type { UploadedFile } from '@petwise/contracts';

/** HOME-04: the eight badges of an attached file. */
export type FileBadge = 'HEALTH' | 'IMG' | 'PDF' | 'DOC' | 'XLS' | 'PPT' | 'ZIP' | 'FILE';

const BADGE_OF_EXTENSION: Readonly<Record<string, FileBadge>> = {
  png: 'IMG',
  jpg: 'IMG',
  jpeg: 'IMG',
  gif: 'IMG',
  webp: 'IMG',
  bmp: 'IMG',
  tiff: 'IMG',
  tif: 'IMG',
  heic: 'IMG',
  heif: 'IMG',
  avif: 'IMG',
  svg: 'IMG',
  pdf: 'PDF',
  doc: 'DOC',
  docx: 'DOC',
  rtf: 'DOC',
  txt: 'DOC',
  xls: 'XLS',
  xlsx: 'XLS',
  csv: 'XLS',
  ppt: 'PPT',
  pptx: 'PPT',
  zip: 'ZIP',
};

/** The badge of an uploaded file, by what the server found in it, else by its name. */
export function fileBadge(file: Pick<UploadedFile, 'name' | 'type' | 'apple_health'>): FileBadge {
  if (file.apple_health) return 'HEALTH';
  if (file.type.startsWith('image/')) return 'IMG';
  return BADGE_OF_EXTENSION[extensionOf(file.name)] ?? 'FILE';
}

/** The part after the last dot, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

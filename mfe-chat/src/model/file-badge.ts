import type { UploadedFile } from '@petwise/contracts';

const BADGES: readonly (readonly [RegExp, string])[] = [
  [/\.pdf$/i, 'PDF'],
  [/\.(docx?|rtf|txt)$/i, 'DOC'],
  [/\.(xlsx?|csv)$/i, 'XLS'],
  [/\.pptx?$/i, 'PPT'],
  [/\.zip$/i, 'ZIP'],
];

/** The short kind of a file on its chip, the same as on the home screen (HOME-04). */
export function fileBadge(file: Pick<UploadedFile, 'name' | 'type' | 'apple_health'>): string {
  if (file.apple_health) return 'HEALTH';
  if (file.type.startsWith('image/')) return 'IMG';
  if (file.type.startsWith('video/')) return 'FILM';
  return BADGES.find(([pattern]) => pattern.test(file.name))?.[1] ?? 'FILE';
}

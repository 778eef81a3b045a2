const KINDS = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/msword': 'old-office',
  'application/vnd.ms-excel': 'old-office',
  'application/vnd.ms-powerpoint': 'old-office',
  'application/rtf': 'rtf',
  'application/json': 'json',
  'application/xml': 'xml',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/plain': 'txt',
} as const;

export type ReadKind = (typeof KINDS)[keyof typeof KINDS];

/** How a file of this media type is read; null when it holds no text for us, as a picture or a zip. */
export function readKindOf(type: string): ReadKind | null {
  // Only the keys of the table pass the test before.
  return Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : null;
}

const NAMES = {
  pdf: 'petwise-report',
  json: 'petwise-file-for-vet',
  ics: 'petwise-look-again',
} as const;

/** A file's name: its kind and a date, nothing of the pet or its owner (RPT-07). */
export function fileName(kind: keyof typeof NAMES, made: Date): string {
  return `${NAMES[kind]}-${made.toISOString().slice(0, 10)}.${kind}`;
}

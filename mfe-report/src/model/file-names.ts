/** A file's name: its kind and a date, nothing of the pet or its owner (RPT-07). */
export function fileName(kind: 'pdf' | 'json', made: Date): string {
  const name = kind === 'pdf' ? 'petwise-report' : 'petwise-file-for-vet';
  return `${name}-${made.toISOString().slice(0, 10)}.${kind}`;
}

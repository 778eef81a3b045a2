/** What was read in a file; null where nothing was. */
export function laboratoryValuesOf(uploadId: string): string {
  return `(SELECT l.readings FROM lab_reports l WHERE l.upload_id = ${uploadId})`;
}

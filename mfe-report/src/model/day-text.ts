/** "21 Nov 2026", in the owner's own time zone and way to write it; empty when it is no date. */
export function dayText(iso: string, language?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date);
}

/** The owner's time zone as the browser names it; UTC where it does not. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

import { locale } from '@petwise/ui';

/** A value as an owner reads it, and its day. */
export interface DatedValue {
  readonly value: string;
  readonly day: string;
}

/** "21 Nov 2026", in the owner's own time zone and way to write it; empty when it is no date. */
export function dayText(iso: string, language?: string): string {
  return written(iso, { dateStyle: 'medium' }, language);
}

/** "21 Nov 2026" of "2026-11-21", a day without a time: the same in every time zone; what is no day stays as it is. */
export function calendarDayText(day: string, language?: string): string {
  return dayText(`${day}T12:00:00`, language) || day;
}

/** "21 Nov 2026, 14:05", in the owner's own time zone and way to write it; empty when it is no date. */
export function momentText(iso: string, language?: string): string {
  return written(iso, { dateStyle: 'medium', timeStyle: 'short' }, language);
}

/** "Sunday 14:05": a moment of the coming days, in the owner's own time zone. */
export function comingText(at: number, language?: string): string {
  return written(at, { weekday: 'long', hour: 'numeric', minute: '2-digit' }, language);
}

function written(
  at: string | number,
  options: Intl.DateTimeFormatOptions,
  language: string | undefined,
): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language ?? locale(), options).format(date);
}

import { createHash } from 'node:crypto';

/**
 * The one script of the page behind a link: it writes each `<time datetime>` in the zone of who reads, in the form of
 * `timeText`; no request tells a server that zone. Without it the times stand in the zone of who made the link. It is
 * the same for every page, and the page's policy allows its very bytes alone (docs/decisions/0033-a-vet-writes-back.md).
 */
export const READER_CLOCK = `for (const time of document.querySelectorAll('time[datetime]')) {
  const date = new Date(time.dateTime);
  if (isNaN(date)) continue;
  const two = (number) => String(number).padStart(2, '0');
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' }).formatToParts(date);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const hour = two(date.getHours()) + ':' + two(date.getMinutes());
  const isDay = !time.textContent.includes(':');
  time.textContent = isDay
    ? day
    : [day, hour, zone.find(({ type }) => type === 'timeZoneName')?.value].join(' ');
}`;

/** The source expression of the script in a Content-Security-Policy. */
export const READER_CLOCK_SOURCE = `'sha256-${createHash('sha256').update(READER_CLOCK).digest('base64')}'`;

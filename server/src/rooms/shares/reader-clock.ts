import { createHash } from 'node:crypto';

/**
 * The one script of the page behind a link: it writes each `<time>` as the browser's locale does, a moment (`datetime`)
 * in the zone of who reads and a plain day as that day, and asks for the PDF in that zone. Without it days stand as ISO
 * 8601 has them, moments in the zone of who made the link. It is the same for every page, and the page's policy allows
 * its very bytes alone (docs/decisions/0033-a-vet-writes-back.md).
 */
export const READER_CLOCK = `const day = { year: 'numeric', month: 'short', day: 'numeric' };
const minute = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };
for (const time of document.querySelectorAll('time')) {
  const date = new Date(time.dateTime || time.textContent + 'T00:00');
  if (isNaN(date)) continue;
  const format = new Intl.DateTimeFormat(undefined, time.textContent.includes(':') ? minute : day);
  time.dateTime ||= time.textContent;
  time.textContent = format.format(date);
  time.lang = format.resolvedOptions().locale;
}
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
for (const link of document.querySelectorAll('a[href*="/report.pdf?"]'))
  if (timeZone) link.href += '&timeZone=' + encodeURIComponent(timeZone);`;

/** The source expression of the script in a Content-Security-Policy. */
export const READER_CLOCK_SOURCE = `'sha256-${createHash('sha256').update(READER_CLOCK).digest('base64')}'`;

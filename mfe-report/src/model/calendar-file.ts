/** Minutes that the entry takes in the calendar. */
const MINUTES = 15;

/** One calendar entry with a reminder, as any calendar reads it (RFC 5545). Names no pet and no owner. */
export function calendarFile(entry: {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly made: Date;
}): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Petwise//Look again//EN',
    'BEGIN:VEVENT',
    `UID:${entry.id}@petwise`,
    `DTSTAMP:${stamp(entry.made)}`,
    `DTSTART:${stamp(new Date(entry.at))}`,
    `DTEND:${stamp(new Date(entry.at + MINUTES * 60_000))}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(entry.title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new Blob([`${lines.map(folded).join('\r\n')}\r\n`], { type: 'text/calendar' });
}

/** "20261122T213000Z". */
function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line of a calendar has at most 75 bytes; ours are ASCII but for an address. */
function folded(line: string): string {
  return line.replace(/(.{70})(?=.)/g, '$1\r\n ');
}

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../shared/events/src/catalogue.ts';
import { readTraffic, renderEventsDoc } from './events-doc.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('events documentation', () => {
  it('MFE-03 docs/events.md says what the catalogue says; run `npm run events-doc`', () => {
    expect(readFileSync(resolve(ROOT, 'docs/events.md'), 'utf8')).toBe(renderEventsDoc());
  });

  it.each(readTraffic())('$bundle emits only its own events', ({ bundle, emits }) => {
    expect(emits.filter((name) => EVENTS[name].owner !== bundle)).toEqual([]);
  });

  it.each(readTraffic())('the README of $bundle lists what it emits and hears', (traffic) => {
    const folder = traffic.bundle === 'shell' ? 'shell' : `mfe-${traffic.bundle}`;
    const file = resolve(ROOT, folder, 'README.md');
    expect(existsSync(file), file).toBe(true);
    const entries = readFileSync(file, 'utf8').split(/\n(?=- |\n)/);
    const listed = (word: string): string[] =>
      [
        ...(entries.find((entry) => entry.includes(`**${word}**`)) ?? '').matchAll(
          /`([a-z]+\.[a-z-]+)`/g,
        ),
      ].map((match) => match[1] ?? '');
    expect(listed('Emits').toSorted()).toEqual([...traffic.emits].toSorted());
    expect(listed('Hears').toSorted()).toEqual([...traffic.listensTo].toSorted());
  });
});

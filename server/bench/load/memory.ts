import { haveConsults } from './consults.ts';
import type { Row, Served } from './measure.ts';
import { type MemoryAt, slopeOf } from '../../src/testing/slope.ts';

const MB = 1024 * 1024;
const MINUTE = 60_000;
/** Of some 330 MB; the same memory, looked at twice, differs by as much. */
const FLAT_MB = 10;

/** What is resident after so many consults over nine species. */
export async function memoryOverConsults(server: Served, consults: number): Promise<Row[]> {
  console.log(`resident: ${((await server.usage()).bytes / MB).toFixed(0)} MB at first`);
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const most = consults / 10;
    await haveConsults(server, { people: 40, thinkMs: 0, isOver: (done) => done >= most });
    const mb = (await server.usage()).bytes / MB;
    console.log(`  ${mb.toFixed(0)} MB after ${most * tenth} more consults over nine species`);
  }
  const is = (await server.usage()).bytes / MB;
  return [{ what: `resident after ${consults} consults`, is, unit: 'MB', bound: 350 }];
}

/** Checks forty times; flat is a second half that grows less in all than the allocator's own ups and downs. */
export async function memoryOverMinutes(server: Served, minutes: number): Promise<Row[]> {
  const seen: MemoryAt[] = [];
  const began = performance.now();
  let consults = 0;
  for (let check = 1; check <= 40; check += 1) {
    const end = began + (check * minutes * MINUTE) / 40;
    const isOver = (): boolean => performance.now() > end;
    consults += (await haveConsults(server, { people: 40, thinkMs: 0, isOver })).consults;
    const at = {
      minute: (performance.now() - began) / MINUTE,
      mb: (await server.usage()).bytes / MB,
    };
    seen.push(at);
    console.log(`  ${at.minute.toFixed(1)} min: ${at.mb.toFixed(0)} MB, ${consults} consults`);
  }
  const half = seen.filter(({ minute }) => minute > minutes / 2);
  const growth = slopeOf(half) * (minutes / 2);
  const span = `the second half of ${minutes} minutes, ${consults} consults in all`;
  return [
    { what: `resident grows (slope) over ${span}`, is: growth, unit: 'MB', bound: FLAT_MB },
    { what: 'resident at the end', is: seen.at(-1)?.mb ?? Number.NaN, unit: 'MB', bound: 350 },
  ];
}

import { readFileSync } from 'node:fs';
import { CASES } from './cases.ts';

const [, , name = '', path = ''] = process.argv;
const run = CASES[name];
if (run === undefined) throw new Error(`no case "${name}"`);

const cpuBefore = process.cpuUsage();
const startedAt = performance.now();
const result = await run(path);
const milliseconds = performance.now() - startedAt;
const { user, system } = process.cpuUsage(cpuBefore);
const cpuMilliseconds = (user + system) / 1000;
// What Node itself takes is in the figure as well.
const megabytes = peakMegabytes();
console.log(JSON.stringify({ ...result, milliseconds, cpuMilliseconds, megabytes }));

/** Linux keeps the peak of this program alone; `maxRSS` may be that of the one that started it. */
function peakMegabytes(): number {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
    if (found !== null) return Number(found[1]) / 1024;
  } catch {
    // Not on Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
}

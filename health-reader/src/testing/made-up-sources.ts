import type { Random } from './random.ts';

export type SourceName = 'watch' | 'phone' | 'ring' | 'scale' | 'diary' | 'sleepApp';

/** A device or an app that wrote records, as the export names it (already escaped). */
export interface MadeUpSource {
  readonly name: string;
  readonly versions: readonly [string, ...string[]];
  readonly device?: (random: Random) => string;
}

const SYSTEMS = ['8.5', '9.6.1', '10.6.1', '11.2', '26.1'] as const;

/** The device string holds a run-time address, so it is no name of a device. */
function device(
  name: string,
  model: string,
  hardware: readonly [string, ...string[]],
): (random: Random) => string {
  return (random) =>
    `&lt;&lt;HKDevice: 0x${random.hex(9)}&gt;, name:${name}, manufacturer:Apple Inc., model:${model}, ` +
    `hardware:${random.pick(hardware)}, software:${random.pick(SYSTEMS)}, creation date:2026-01-09 18:12:45 +0000&gt;`;
}

export const SOURCES: Readonly<Record<SourceName, MadeUpSource>> = {
  watch: {
    name: 'Alex’s Apple\u00a0Watch',
    versions: SYSTEMS,
    device: device('Apple Watch', 'Watch', ['Watch6,2', 'Watch7,5']),
  },
  phone: {
    name: 'Alex’s iPhone',
    versions: ['15.4', '16.7.2', '17.5.1', '18.1', '26.1'],
    device: device('iPhone', 'iPhone', ['iPhone14,2', 'iPhone16,1']),
  },
  ring: { name: 'Oura', versions: ['4.2.1', '5.0.0'] },
  scale: { name: 'Health Mate', versions: ['5100501', '7001'] },
  diary: { name: 'Eat &amp; Track “Pro”', versions: ['3.1'] },
  sleepApp: { name: 'AutoSleep', versions: ['20210901'] },
};

/** Several devices record the same steps and the same night. */
export function pickSource(of: SourceName | 'several', random: Random): SourceName {
  if (of !== 'several') return of;
  const dice = random.next();
  if (dice < 0.5) return 'watch';
  if (dice < 0.85) return 'phone';
  return dice < 0.95 ? 'ring' : 'sleepApp';
}

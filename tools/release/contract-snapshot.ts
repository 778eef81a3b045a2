import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOORS, SHELL_CONTRACTS } from '../../shared/contracts/src/index.ts';
import type { ContractSnapshot, ReleaseName } from '../../shared/contracts/src/release-service.ts';
import { type Catalogue, EVENTS, type EventName } from '../../shared/events/src/catalogue.ts';
import { eventRange } from '../../shared/events/src/event-range.ts';
import { trafficIn } from '../events-doc/events-doc.ts';
import { PAGE_LIBRARY_NAMES, pageNames } from '../federation/page-names.ts';
import { workspaceFolder } from './local-build.ts';

// Object.keys of a const object has exactly its literal keys.
const NAMES = Object.keys(EVENTS) as EventName[];

type Shape = ContractSnapshot['offers'][string];
type Libraries = ContractSnapshot['libraries'];

/**
 * What a local build takes, offers, opens, emits and hears: libraries and opened
 * doors from the built files, doors' props and events' fields from the sources
 * that it was built from. What a named type means is not looked into: that a door
 * takes a `BasicIntake` is known, not what that is made of.
 */
export function readSnapshot(root: string, remote: ReleaseName): ContractSnapshot {
  const folder = workspaceFolder(root, remote);
  const built = readBuilt(join(folder, 'dist'));
  const doors = readDoors(folder);
  const traffic = trafficIn(folder);
  const own = Object.entries(DOORS).flatMap(([door, owner]) => (owner === remote ? [door] : []));
  const opened = Object.keys(DOORS).filter(
    (door) => !own.includes(door) && new RegExp(`["'\`]${door}["'\`]`).test(built),
  );
  return {
    libraries: remote === 'shell' ? offeredLibraries(folder) : takenLibraries(folder, built),
    opens: pick(doors, opened),
    offers: pick(doors, own),
    emits: eventsOf(traffic.emits),
    hears: eventsOf(traffic.listensTo),
    knows: remote === 'shell' ? eventsOf(NAMES) : {},
    ...(remote === 'shell' && { contracts: SHELL_CONTRACTS }),
    ...versionsOf(remote === 'shell' ? NAMES : [...traffic.emits, ...traffic.listensTo]),
  };
}

function readBuilt(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The names that a remote takes of the page, as its build writes them (tools/federation/lean-remote.ts). */
function takenLibraries(folder: string, built: string): Libraries {
  const libraries: Record<string, { version: string; names: string[] }> = {};
  const matches = built.matchAll(
    /([\w$]+)=globalThis\.__mf_module_cache__\.share\[[`"']default:([^`"']+)[`"']\]((?:,[\w$]+=\1\.[\w$]+(?:\?\?\1)?)*)/g,
  );
  for (const [, held = '', library = '', names = ''] of matches) {
    const name = new RegExp(`=${held.replace(/\$/g, '\\$')}\\.([\\w$]+)`, 'g');
    const taken = [...names.matchAll(name)].map(([, one = '']) => one);
    const before = libraries[library]?.names ?? [];
    const all = [...new Set([...before, ...taken])].filter((one) => one !== 'default').toSorted();
    libraries[library] = { version: versionOf(folder, library), names: all };
  }
  return libraries;
}

function offeredLibraries(folder: string): Libraries {
  return Object.fromEntries(
    PAGE_LIBRARY_NAMES.map((library) => [
      library,
      { version: versionOf(folder, library), names: [...pageNames(library)] },
    ]),
  );
}

function versionOf(folder: string, library: string): string {
  for (let place = dirname(requireIn(folder).resolve(library)); ; place = dirname(place)) {
    const file = join(place, 'package.json');
    if (!existsSync(file)) continue;
    // A package's own file has both; one that only marks the kind of its modules has neither.
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    if (name === library && version !== undefined) return version;
  }
}

/** Finds packages as the files of a workspace do. */
function requireIn(folder: string): NodeJS.Require {
  return createRequire(join(folder, 'package.json'));
}

/** Props of every door, from the declaration of `DoorProps`; a type is its words without spaces. */
function readDoors(folder: string): Record<string, Shape> {
  const contracts = dirname(requireIn(folder).resolve('@petwise/contracts'));
  const source = readFileSync(join(contracts, 'doors.ts'), 'utf8');
  const body = source.slice(
    source.indexOf('interface DoorProps {'),
    source.indexOf('export type DoorName'),
  );
  const plain = body.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  const starts = [...plain.matchAll(/^ {2}'([\w/-]+)': /gm)];
  return Object.fromEntries(
    starts.map((start, index) => {
      const end = starts[index + 1]?.index ?? plain.length;
      return [start[1] ?? '', propsIn(plain.slice(start.index + start[0].length, end))];
    }),
  );
}

function propsIn(text: string): Shape {
  // On lines of their own, or all on one; what is nested lies deeper.
  const onLines = [...text.matchAll(/^ {4}readonly (\w+)(\??): /gm)];
  const found = onLines.length > 0 ? onLines : [...text.matchAll(/[{;] readonly (\w+)(\??): /g)];
  return Object.fromEntries(
    found.map((prop, index) => {
      const end = found[index + 1]?.index ?? text.lastIndexOf('}');
      const type = text
        .slice(prop.index + prop[0].length, end)
        .replace(/\s+/g, ' ')
        .trim();
      return [prop[1] ?? '', { type: type.replace(/;$/, ''), required: prop[2] !== '?' }];
    }),
  );
}

function eventsOf(names: readonly EventName[]): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, fieldsOf(name)]));
}

/** Of the events that are not of version 1 alone; nothing where all are. */
export function versionsOf(
  names: readonly string[],
  events: Catalogue = EVENTS,
): Pick<ContractSnapshot, 'eventVersions'> {
  const ranges = names
    .flatMap((name) => (events[name] ? [[name, eventRange(events[name])] as const] : []))
    .filter(([, { to }]) => to > 1);
  return ranges.length > 0 ? { eventVersions: Object.fromEntries(ranges) } : {};
}

function fieldsOf(name: EventName): Shape {
  // Every payload is an object schema (see EventSpec); entries are what valibot keeps of it.
  const { entries } = EVENTS[name].payload as {
    entries: Record<string, { expects: string; type: string }>;
  };
  return Object.fromEntries(
    Object.entries(entries).map(([field, { expects, type }]) => [
      field,
      { type: expects, required: type !== 'optional' },
    ]),
  );
}

function pick(
  shapes: Readonly<Record<string, Shape>>,
  names: readonly string[],
): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, shapes[name] ?? {}]));
}

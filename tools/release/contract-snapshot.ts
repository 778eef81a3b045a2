import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOORS } from '../../shared/contracts/src/index.ts';
import type { ContractSnapshot, ReleaseName } from '../../shared/contracts/src/release-desk.ts';
import { EVENTS, type EventName } from '../../shared/events/src/catalogue.ts';
import { readTraffic } from '../events-doc/events-doc.ts';

type Shape = ContractSnapshot['offers'][string];
type Libraries = ContractSnapshot['libraries'];

/** Where each shared library's names stand: a file of ours that lists them, or the package itself. */
const LISTS: Readonly<Record<string, string | readonly string[] | null>> = {
  react: null,
  'react-dom': ['createPortal', 'flushSync'],
  'react-router-dom': 'tools/federation/facades/react-router-dom.ts',
  '@tanstack/react-query': 'tools/federation/facades/react-query.ts',
  'styled-components': 'tools/federation/facades/styled-components.ts',
  '@petwise/events': 'shared/events/src/index.ts',
  '@petwise/api': 'shared/api/src/index.ts',
  '@petwise/ui': 'shared/ui/src/index.ts',
  '@petwise/contracts': 'shell/src/federation/page-contracts.ts',
};

/**
 * What a local build takes, offers, opens, emits and hears: libraries and opened
 * doors from the built files, doors' props and events' fields from the sources
 * that it was built from. What a named type means is not looked into: that a door
 * takes a `BasicIntake` is known, not what that is made of.
 */
export function readSnapshot(root: string, remote: ReleaseName): ContractSnapshot {
  const workspace = remote.replace('_', '-');
  const built = readBuilt(join(root, workspace, 'dist'));
  const doors = readDoors(root);
  const room = remote.replace('mfe_', '');
  const traffic = readTraffic().find((one) => one.room === room);
  const own = Object.entries(DOORS).flatMap(([door, owner]) => (owner === remote ? [door] : []));
  const opened = Object.keys(DOORS).filter(
    (door) => !own.includes(door) && new RegExp(`["'\`]${door}["'\`]`).test(built),
  );
  return {
    libraries: remote === 'shell' ? offeredLibraries(root) : takenLibraries(root, built),
    opens: pick(doors, opened),
    offers: pick(doors, own),
    emits: eventsOf(traffic?.emits ?? []),
    hears: eventsOf(traffic?.hears ?? []),
    // Object.keys of a const object has exactly its literal keys.
    knows: remote === 'shell' ? eventsOf(Object.keys(EVENTS) as EventName[]) : {},
  };
}

function readBuilt(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The names that a remote takes of the page, as its build writes them (tools/federation/lean-remote.ts). */
function takenLibraries(root: string, built: string): Libraries {
  const libraries: Record<string, { version: string; names: string[] }> = {};
  const looks = built.matchAll(
    /([\w$]+)=globalThis\.__mf_module_cache__\.share\[[`"']default:([^`"']+)[`"']\]((?:,[\w$]+=\1\.[\w$]+(?:\?\?\1)?)*)/g,
  );
  for (const [, held = '', library = '', names = ''] of looks) {
    const name = new RegExp(`=${held.replace(/\$/g, '\\$')}\\.([\\w$]+)`, 'g');
    const taken = [...names.matchAll(name)].map(([, one = '']) => one);
    const before = libraries[library]?.names ?? [];
    const all = [...new Set([...before, ...taken])].filter((one) => one !== 'default').toSorted();
    libraries[library] = { version: versionOf(root, library), names: all };
  }
  return libraries;
}

function offeredLibraries(root: string): Libraries {
  return Object.fromEntries(
    Object.entries(LISTS).map(([library, list]) => [
      library,
      { version: versionOf(root, library), names: offeredNames(root, library, list) },
    ]),
  );
}

function offeredNames(root: string, library: string, list: (typeof LISTS)[string]): string[] {
  if (list === null || list === undefined) {
    // A package of CommonJS: its exports are its names.
    const whole: unknown = createRequire(join(root, 'shell/package.json'))(library);
    return Object.keys(typeof whole === 'object' && whole !== null ? whole : {}).toSorted();
  }
  if (typeof list !== 'string') return [...list];
  return exportedBy(join(root, list)).toSorted();
}

/** Names of values that a module exports, also those that it passes on. */
function exportedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/export type \{[^}]*\}/g, '');
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const passed = [...source.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, other = '']) =>
    exportedBy(join(dirname(file), other)),
  );
  return [...listed, ...declared, ...passed];
}

function versionOf(root: string, library: string): string {
  const own = join(root, library.replace('@petwise/', 'shared/'), 'package.json');
  const file = existsSync(own) ? own : join(root, 'node_modules', library, 'package.json');
  // A package's own file has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Props of every door, from the declaration of `DoorProps`; a type is its words without spaces. */
function readDoors(root: string): Record<string, Shape> {
  const source = readFileSync(join(root, 'shared/contracts/src/doors.ts'), 'utf8');
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  EVENTS,
  type EventName,
  EVENT_OWNERS,
  type EventOwner,
} from '../../shared/events/src/catalogue.ts';
import { SAYS } from '../../shared/events/src/says.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// Object.keys of a const object has exactly its literal keys.
const NAMES = Object.keys(EVENTS) as EventName[];

/** What one bundle emits and hears, read from its source. */
export interface BundleTraffic {
  readonly bundle: EventOwner;
  readonly emits: readonly EventName[];
  readonly listensTo: readonly EventName[];
}

/** Reads every bundle's source that lies in this repository for the events it emits and hears. */
export function readTraffic(): BundleTraffic[] {
  return EVENT_OWNERS.flatMap((bundle) => {
    const workspace = join(ROOT, bundle === 'shell' ? 'shell' : `mfe-${bundle}`);
    return existsSync(workspace) ? [{ bundle, ...trafficIn(workspace) }] : [];
  });
}

/** The events that the sources of one workspace emit and hear. */
export function trafficIn(workspace: string): Omit<BundleTraffic, 'bundle'> {
  const source = sourceOf(workspace);
  return {
    emits: NAMES.filter((name) => new RegExp(`\\bemit\\w*\\(\\s*'${name}'`).test(source)),
    listensTo: NAMES.filter((name) =>
      new RegExp(`(useEvent|bus\\.on|bus\\.stream)\\(\\s*'${name}'`).test(source),
    ),
  };
}

function sourceOf(workspace: string): string {
  const folder = join(workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The text of `docs/events.md`. */
export function renderEventsDoc(): string {
  const traffic = readTraffic();
  const listenersOf = (name: EventName): string =>
    traffic
      .filter((bundle) => bundle.listensTo.includes(name))
      .map((bundle) => bundle.bundle)
      .join(', ') || 'nobody yet';
  const sections = NAMES.map((name) => {
    const { owner, replay, version } = EVENTS[name];
    return [
      `## ${name}`,
      '',
      SAYS[name],
      '',
      `- Owner: ${owner}`,
      `- Heard by: ${listenersOf(name)}`,
      `- Replay: ${replay === 'last' ? 'a late listener gets the last one' : 'none'}`,
      `- Version: ${version}`,
      `- Payload: ${payloadText(name)}`,
      '',
    ].join('\n');
  });
  return [
    '# Events',
    '',
    'Generated from `shared/events/src/catalogue.ts` by `npm run events-doc`; a test keeps it true.',
    'A bundle emits only its own events. Names are past-tense facts; payloads carry ids and small values.',
    '',
    ...sections,
  ].join('\n');
}

function payloadText(name: EventName): string {
  // Every payload is an object schema (see EventSpec); entries are what valibot keeps of it.
  const { entries } = EVENTS[name].payload as {
    entries: Record<string, { expects: string; type: string }>;
  };
  const fields = Object.entries(entries).map(([key, schema]) => `\`${key}: ${schema.expects}\``);
  return fields.length > 0 ? fields.join(', ') : 'empty';
}

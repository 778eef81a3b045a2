import { type ContractRange, DOORS, isWithin } from '@petwise/contracts';
import type { ContractSnapshot, ReleaseName } from '@petwise/contracts/release-service';

/** A version with what it was built against. */
export interface Served {
  readonly remote: ReleaseName;
  readonly version: string;
  readonly contract: number;
  readonly snapshot: ContractSnapshot;
}

type Shape = ContractSnapshot['offers'][string];

/**
 * What breaks when two versions meet in one page, one sentence each with both
 * bundles, their versions, and the door, event or library; none when they fit.
 */
export function incompatibilities(one: Served, other: Served): string[] {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  return pairs.flatMap(([from, to]) => [
    ...(to.remote === 'shell' ? againstShell(from, to) : []),
    ...doorsBetween(from, to),
    ...eventsBetween(from, to),
  ]);
}

/** Whether two versions have to do with each other: one opens a door of the other, or hears what it sends. */
export function haveToDo(one: Served, other: Served): boolean {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  return pairs.some(
    ([from, to]) =>
      to.remote === 'shell' ||
      Object.keys(from.snapshot.opens).some((door) => ownerOf(door) === to.remote) ||
      Object.keys(from.snapshot.emits).some((event) => to.snapshot.hears[event] !== undefined),
  );
}

/** What a remote takes of the page that the shell makes. */
function againstShell(remote: Served, shell: Served): string[] {
  const problems: string[] = [];
  const range = shell.snapshot.contracts ?? { from: shell.contract, to: shell.contract };
  if (!isWithin(remote.contract, range)) {
    const { from, to } = range;
    const opens = from === to ? `${to} alone` : `${from} to ${to}`;
    problems.push(
      `${nameOf(remote)} is of contract ${remote.contract}, ${nameOf(shell)} opens ${opens}`,
    );
  }
  for (const [library, taken] of Object.entries(remote.snapshot.libraries)) {
    const offered = shell.snapshot.libraries[library];
    if (!offered) {
      problems.push(`${nameOf(remote)} takes ${library}, which ${nameOf(shell)} does not have`);
      continue;
    }
    if (majorOf(taken.version) !== majorOf(offered.version)) {
      problems.push(
        `${nameOf(remote)} was built with ${library} ${taken.version}, ${nameOf(shell)} has ${offered.version}`,
      );
    }
    const missing = taken.names.filter((name) => !offered.names.includes(name));
    if (missing.length > 0) {
      problems.push(
        `${nameOf(remote)} takes ${missing.join(', ')} of ${library}, which ${nameOf(shell)} does not offer`,
      );
    }
  }
  return [...problems, ...sentThrough(shell, remote), ...receivedThrough(shell, remote)];
}

/** What a remote sends: the shell brings it to its own version, or it is of that one. */
function sentThrough(shell: Served, remote: Served): string[] {
  return Object.entries(remote.snapshot.emits).flatMap(([event, sent]) => {
    const known = shell.snapshot.knows[event];
    if (!known) return [`${nameOf(remote)} sends ${event}, which ${nameOf(shell)} does not know`];
    const { to: built } = versionsOf(remote, event);
    const { from, to } = versionsOf(shell, event);
    if (built >= to) {
      return shapeProblems(sent, known, { from: remote, to: shell, what: `event ${event}` });
    }
    if (built >= from) return [];
    return [
      `${nameOf(remote)} sends ${event} of version ${built}, ${nameOf(shell)} has steps from ${from} on`,
    ];
  });
}

/** What a remote hears is of the shell's version: it must know one as new, and say all that an older one had. */
function receivedThrough(shell: Served, remote: Served): string[] {
  return Object.entries(remote.snapshot.hears).flatMap(([event, wanted]) => {
    const known = shell.snapshot.knows[event];
    const { to: built } = versionsOf(remote, event);
    const { to } = versionsOf(shell, event);
    if (!known || built === to) return [];
    if (built < to) {
      return shapeProblems(known, wanted, { from: shell, to: remote, what: `event ${event}` });
    }
    return [`${nameOf(remote)} hears ${event} of version ${built}, ${nameOf(shell)} knows ${to}`];
  });
}

/** Doors that one opens and the other offers, by the props that each knows. */
function doorsBetween(opener: Served, owner: Served): string[] {
  return Object.entries(opener.snapshot.opens).flatMap(([door, given]) => {
    if (ownerOf(door) !== owner.remote) return [];
    const wanted = owner.snapshot.offers[door];
    if (!wanted) return [`${nameOf(opener)} opens ${door}, which ${nameOf(owner)} does not have`];
    const problems = shapeProblems(given, wanted, {
      from: opener,
      to: owner,
      what: `door ${door}`,
    });
    const unknown = Object.entries(given).filter(
      ([name, { required }]) => required && !wanted[name],
    );
    return [
      ...problems,
      ...unknown.map(
        ([name]) =>
          `${nameOf(owner)} no longer takes ${name} at the door ${door}, which ${nameOf(opener)} gives it`,
      ),
    ];
  });
}

/** Events that one sends and the other hears, by the fields that each knows; the shell answers for the steps to a newer version. */
function eventsBetween(sender: Served, hearer: Served): string[] {
  return Object.entries(sender.snapshot.emits).flatMap(([event, sent]) => {
    const wanted = hearer.snapshot.hears[event];
    if (!wanted || versionsOf(sender, event).to < versionsOf(hearer, event).to) return [];
    return shapeProblems(sent, wanted, { from: sender, to: hearer, what: `event ${event}` });
  });
}

/** What is missing, or of another type, in what one gives for what the other requires. */
function shapeProblems(
  given: Shape,
  wanted: Shape,
  { from, to, what }: { from: Served; to: Served; what: string },
): string[] {
  return Object.entries(wanted).flatMap(([name, { required, type }]) => {
    const found = given[name];
    if (!found || (required && !found.required)) {
      return required
        ? [
            `${nameOf(to)} requires ${name} of the ${what}, which ${nameOf(from)} ${found ? 'may leave out' : 'does not give'}`,
          ]
        : [];
    }
    if (found.type === type) return [];
    return [
      `${nameOf(to)} takes ${name} of the ${what} as ${type}, ${nameOf(from)} gives ${found.type}`,
    ];
  });
}

function versionsOf({ snapshot }: Served, event: string): ContractRange {
  return snapshot.eventVersions?.[event] ?? { from: 1, to: 1 };
}

/** A door that no list names any more belongs to whoever its name says. */
function ownerOf(door: string): string {
  const remote = Object.entries(DOORS).find(([name]) => name === door)?.[1];
  return remote ?? `mfe_${door.split('/')[0]}`;
}

function nameOf({ remote, version }: Served): string {
  return `${remote} ${version}`;
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? version;
}

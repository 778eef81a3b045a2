import * as v from 'valibot';
import { filter, map, Observable, Subject } from 'rxjs';
import {
  EVENTS,
  type EventName,
  type EventPayload,
  type EventsFrom,
  type Room,
  ROOMS,
} from './catalogue.ts';

/** One event as it travelled, for logs and the developer's harness. */
export interface Emission<Name extends EventName = EventName> {
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The emitter of one room: it takes that room's own events alone, by type and at run time. */
export type Emit<R extends Room = Room> = <Name extends EventsFrom<R>>(
  name: Name,
  payload: EventPayload<Name>,
) => void;

/** What every bundle may do with the bus of its page: hear. */
export interface EventBus {
  /** Hears one event; returns the way to stop. A handler that throws stops nobody else. */
  on<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void;
  /** The same as an Observable, for composition. */
  stream<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /** Everything, for the developer's log. */
  readonly all: Observable<Emission>;
}

/** Why an event was not carried: nobody here knows its name, or its room sent too many. */
export type DropReason = 'unknown' | 'flood';
type DropHandler = (room: Room, reason: DropReason, name: string) => void;

/** What the host of a page alone may do: hand out emitters, forget, and hear what was dropped. */
export interface HostBus {
  emitterFor<R extends Room>(room: R): Emit<R>;
  /** Forgets what is replayed; used at sign-out. */
  clear(): void;
  /** Called once for each room and reason. */
  readonly onDropped: (handler: DropHandler) => void;
  /** How many events of a room were dropped so far. */
  readonly dropped: (room: Room) => number;
}

/** Most events of one room within one second; no person makes a bundle say more. */
export const MAX_EVENTS_A_SECOND = 200;

/**
 * Makes a bus. Payloads are parsed on the way in, so that a wrong one fails at
 * its sender and not in every listener; fields that this catalogue does not
 * know arrive all the same, and an event that it does not know is dropped and
 * counted, because a bundle released later may say more than this host hears.
 */
export function createBus(now: () => number = Date.now): { bus: EventBus; host: HostBus } {
  const live = new Subject<Emission>();
  const held = new Map<EventName, Emission>();
  const drops = createDropCount();
  const withinRate = createRateLimit(now);

  function emit(room: Room, name: string, payload: unknown): void {
    if (!withinRate(room)) return drops.add(room, 'flood', name);
    if (!isKnown(name)) return drops.add(room, 'unknown', name);
    if (EVENTS[name].owner !== room) throw new Error(`${room} may not emit ${name}`);
    const known = v.parse(EVENTS[name].payload, payload);
    // The schema of `name` gives exactly its payload; TypeScript cannot follow the index.
    const carried = { ...(payload as object), ...known } as EventPayload<typeof name>;
    const emission: Emission = { name, payload: carried, at: now() };
    if (EVENTS[name].replay === 'last') held.set(name, emission);
    live.next(emission);
  }

  function stream<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    // rxjs's own `defer` and `startWith` bring its schedulers and every kind of input into each page.
    return new Observable<Emission>((listener) => {
      const last = held.get(name);
      if (last) listener.next(last);
      return live.subscribe(listener);
    }).pipe(
      filter((emission): emission is Emission<Name> => emission.name === name),
      map((emission) => emission.payload),
    );
  }

  const bus: EventBus = {
    stream,
    on: (name, handler) => {
      const subscription = stream(name).subscribe(handler);
      return () => subscription.unsubscribe();
    },
    all: live.asObservable(),
  };
  // One emitter a room for good, so that it can stand in a component's list of dependencies.
  const emitters = new Map(
    ROOMS.map((room): [Room, Emit] => [room, (name, payload) => emit(room, name, payload)]),
  );
  const host: HostBus = {
    // Each room has its emitter, and the type of its events is the room's own.
    emitterFor: (room) => emitters.get(room) as Emit<typeof room>,
    clear: () => held.clear(),
    onDropped: drops.onFirst,
    dropped: drops.of,
  };
  return { bus, host };
}

function isKnown(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}

/** Says for each event of a room whether the second it falls into has place for it. */
function createRateLimit(now: () => number): (room: Room) => boolean {
  const seconds = new Map<Room, { second: number; count: number }>();
  return (room) => {
    const second = Math.floor(now() / 1000);
    const held = seconds.get(room);
    const count = held?.second === second ? held.count + 1 : 1;
    seconds.set(room, { second, count });
    return count <= MAX_EVENTS_A_SECOND;
  };
}

interface DropCount {
  readonly add: DropHandler;
  readonly of: HostBus['dropped'];
  readonly onFirst: HostBus['onDropped'];
}

function createDropCount(): DropCount {
  const counts = new Map<Room, number>();
  const said = new Set<string>();
  let tell: DropHandler | undefined;
  return {
    add(room, reason, name) {
      counts.set(room, (counts.get(room) ?? 0) + 1);
      const key = `${room} ${reason}`;
      if (said.has(key)) return;
      said.add(key);
      tell?.(room, reason, name);
    },
    of: (room) => counts.get(room) ?? 0,
    onFirst: (handler) => {
      tell = handler;
    },
  };
}

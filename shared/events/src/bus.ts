import * as v from 'valibot';
import { defer, filter, map, type Observable, startWith, Subject } from 'rxjs';
import {
  EVENTS,
  type EventName,
  type EventPayload,
  type EventsFrom,
  type Room,
} from './catalogue.ts';

/** One event as it travelled, for logs and the developer's harness. */
export interface Emission<Name extends EventName = EventName> {
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The one bus of a page: a subject for everything, and the last of what is replayed. */
export interface EventBus {
  /** The emitter of one room; it takes that room's own events alone, by type and at run time. */
  emitterFor<R extends Room>(
    room: R,
  ): <Name extends EventsFrom<R>>(name: Name, payload: EventPayload<Name>) => void;
  /** Hears one event; returns the way to stop. A handler that throws stops nobody else. */
  on<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void;
  /** The same as an Observable, for composition. */
  stream<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /** Everything, for the developer's log. */
  readonly all: Observable<Emission>;
  /** Forgets what is replayed; used at sign-out and between tests. */
  clear(): void;
}

/**
 * Makes a bus. Payloads are parsed on the way in, so that an event of another
 * version fails at its sender and not in every listener.
 */
export function createBus(): EventBus {
  const live = new Subject<Emission>();
  const held = new Map<EventName, Emission>();

  function emit<Name extends EventName>(room: Room, name: Name, payload: EventPayload<Name>): void {
    if (EVENTS[name].owner !== room) throw new Error(`${room} may not emit ${name}`);
    // The schema of `name` gives exactly EventPayload<Name>; TypeScript cannot follow the index.
    const parsed = v.parse(EVENTS[name].payload, payload) as EventPayload<Name>;
    const emission: Emission<Name> = { name, payload: parsed, at: Date.now() };
    if (EVENTS[name].replay === 'last') held.set(name, emission);
    live.next(emission);
  }

  function stream<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    return defer(() => {
      const last = held.get(name);
      return last ? live.pipe(startWith(last)) : live;
    }).pipe(
      filter((emission): emission is Emission<Name> => emission.name === name),
      map((emission) => emission.payload),
    );
  }

  return {
    emitterFor: (room) => (name, payload) => emit(room, name, payload),
    stream,
    on: (name, handler) => {
      const subscription = stream(name).subscribe(handler);
      return () => subscription.unsubscribe();
    },
    all: live.asObservable(),
    clear: () => held.clear(),
  };
}

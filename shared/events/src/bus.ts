import * as v from 'valibot';
import { filter, map, Observable, Subject } from 'rxjs';
import {
  type Catalogue,
  EVENTS,
  type EventName,
  type EventPayload,
  type EventsFrom,
  type EventOwner,
  EVENT_OWNERS,
  type EventVersions,
} from './catalogue.ts';

/** One event as it travelled, for logs and the developer's harness. */
export interface Emission<Name extends EventName = EventName> {
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The emitter of one owner: it takes that owner's own events alone, by type and at run time. */
export type Emit<R extends EventOwner = EventOwner> = <Name extends EventsFrom<R>>(
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

/** Why an event was not carried: nobody here knows its name, or its owner sent too many. */
export type DropReason = 'unknown' | 'flood';
type DropHandler = (owner: EventOwner, reason: DropReason, name: string) => void;

/** What the host of a page alone may do: hand out emitters, forget, and hear what was dropped. */
export interface HostBus {
  /** `built`: the versions that a bundle was built with, where it is not this page's own. */
  emitterFor<R extends EventOwner>(owner: R, built?: EventVersions): Emit<R>;
  /** Forgets what is replayed; used at sign-out. */
  clear(): void;
  /** Called once for each owner and reason. */
  readonly onDropped: (handler: DropHandler) => void;
  /** How many events of a owner were dropped so far. */
  readonly dropped: (owner: EventOwner) => number;
}

/** Who says something, and the version of the event that its bundle was built with; the newest where it says none. */
interface Sender {
  readonly owner: EventOwner;
  readonly built?: number;
}

/** Most events of one owner within one second; no person makes a bundle say more. */
export const MAX_EVENTS_A_SECOND = 200;

/**
 * Makes a bus. Payloads are parsed on the way in, so that a wrong one fails at
 * its sender and not in every listener; fields that this catalogue does not
 * know arrive all the same, and an event that it does not know is dropped and
 * counted, because a bundle released later may say more than this host hears.
 * What a bundle of before says is brought to the version of this catalogue first.
 */
export function createBus(
  now: () => number = Date.now,
  events: Catalogue = EVENTS,
): { bus: EventBus; host: HostBus } {
  const live = new Subject<Emission>();
  const held = new Map<EventName, Emission>();
  const drops = createDropCount();
  const withinRate = createRateLimit(now);

  function emit({ owner, built = Infinity }: Sender, name: string, payload: unknown): void {
    if (!withinRate(owner)) return drops.add(owner, 'flood', name);
    const event = Object.hasOwn(events, name) && events[name];
    if (!event) return drops.add(owner, 'unknown', name);
    if (event.owner !== owner) throw new Error(`${owner} may not emit ${name}`);
    // A sender in TypeScript gives an object; another's falls at the schema.
    let carried = payload as object;
    for (const [from, step] of Object.entries(event.steps ?? {})) {
      if (Number(from) >= built) carried = step(carried);
    }
    const whole = { ...carried, ...v.parse(event.payload, carried) };
    // The schema of `name` gives exactly its payload; TypeScript cannot follow the index.
    const emission = { name, payload: whole, at: now() } as Emission;
    if (event.replay === 'last') held.set(emission.name, emission);
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
  // One emitter a owner for good, so that it can stand in a component's list of dependencies.
  const emitters = new Map(
    EVENT_OWNERS.map((owner): [EventOwner, Emit] => [
      owner,
      (name, payload) => emit({ owner }, name, payload),
    ]),
  );
  const host: HostBus = {
    emitterFor: (owner, built) => {
      const own: Emit | undefined =
        built && ((name, payload) => emit({ owner, built: built[name] ?? 1 }, name, payload));
      // Each owner has its emitter, and the type of its events is the owner's own.
      return (own ?? emitters.get(owner)) as Emit<typeof owner>;
    },
    clear: () => held.clear(),
    onDropped: drops.onFirst,
    dropped: drops.of,
  };
  return { bus, host };
}

/** Says for each event of a owner whether the second it falls into has place for it. */
function createRateLimit(now: () => number): (owner: EventOwner) => boolean {
  const seconds = new Map<EventOwner, { second: number; count: number }>();
  return (owner) => {
    const second = Math.floor(now() / 1000);
    const held = seconds.get(owner);
    const count = held?.second === second ? held.count + 1 : 1;
    seconds.set(owner, { second, count });
    return count <= MAX_EVENTS_A_SECOND;
  };
}

interface DropCount {
  readonly add: DropHandler;
  readonly of: HostBus['dropped'];
  readonly onFirst: HostBus['onDropped'];
}

function createDropCount(): DropCount {
  const counts = new Map<EventOwner, number>();
  const reported = new Set<string>();
  let tell: DropHandler | undefined;
  return {
    add(owner, reason, name) {
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
      const key = `${owner} ${reason}`;
      if (reported.has(key)) return;
      reported.add(key);
      tell?.(owner, reason, name);
    },
    of: (owner) => counts.get(owner) ?? 0,
    onFirst: (handler) => {
      tell = handler;
    },
  };
}

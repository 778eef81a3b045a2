/** The event catalogue and the one bus of a page. */
export { EVENTS } from './catalogue.ts';
export type {
  EventName,
  EventPayload,
  EventsFrom,
  EventOwner,
  EventVersions,
} from './catalogue.ts';
export type { DropReason, Emission, Emit, EventBus, HostBus } from './bus.ts';
export { bus, claimHost } from './page-bus.ts';
export { EmitContext, useEmit } from './use-emit.ts';
export { useEvent } from './use-event.ts';

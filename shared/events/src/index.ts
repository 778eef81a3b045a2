/** The event catalogue and the one bus of a page. */
export { EVENTS } from './catalogue.ts';
export type { EventName, EventPayload, EventsFrom, Room } from './catalogue.ts';
export type { Emission, EventBus } from './bus.ts';
export { bus } from './page-bus.ts';
export { useEvent } from './use-event.ts';

import { useEffect, useRef } from 'react';
import type { EventName, EventPayload } from './catalogue.ts';
import { bus } from './page-bus.ts';

/** Hears one event for as long as the component is mounted, always with its newest handler. */
export function useEvent<Name extends EventName>(
  name: Name,
  handler: (payload: EventPayload<Name>) => void,
): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => bus.on(name, (payload) => newest.current(payload)), [name]);
}

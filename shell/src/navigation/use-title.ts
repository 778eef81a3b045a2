import { useEffect } from 'react';
import { COPY } from '../copy.ts';

/** Names the screen in the browser's title: "Settings | Petwise (beta)", "(2) Questions | …" with news. */
export function useTitle(name: string, unread = 0): void {
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${name} | ${COPY.product} ${COPY.beta}`;
  }, [name, unread]);
}

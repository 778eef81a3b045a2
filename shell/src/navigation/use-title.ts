import { useEffect } from 'react';
import { COPY } from '../copy.ts';

/** Names the screen in the browser's title: "Settings | Petwise (beta)". */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | ${COPY.product} ${COPY.beta}`;
  }, [name]);
}

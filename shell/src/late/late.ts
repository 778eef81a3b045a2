import { lazy, type LazyExoticComponent, type ReactNode } from 'react';

type Parts = typeof import('./parts.ts');

/** From parts that did not come until they are asked for again, milliseconds. */
const AGAIN_MS = 5_000;

/** A part that no screen waits for: a page goes on without it until it comes. */
function late(name: keyof Parts): LazyExoticComponent<() => ReactNode> {
  return lazy(async () => ({ default: (await loadParts())[name] }));
}

/** The server may be away: what asks again then is one of the parts. */
async function loadParts(): Promise<Parts> {
  for (;;) {
    try {
      return await import('./parts.ts');
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** The home screen's reminder to look at an animal again. */
export const LookAgain: LazyExoticComponent<() => ReactNode> = late('LookAgain');

/** The system's notices. */
export const SystemNotices: LazyExoticComponent<() => ReactNode> = late('SystemNotices');

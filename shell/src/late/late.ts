import { lazy, type LazyExoticComponent, type ReactNode } from 'react';

type Parts = typeof import('./parts.ts');

/** A part that no screen waits for, and without which a page goes on where it does not come. */
function late(name: keyof Parts): LazyExoticComponent<() => ReactNode> {
  return lazy(async () => {
    try {
      return { default: (await import('./parts.ts'))[name] };
    } catch (error) {
      console.error(error);
      return { default: () => null };
    }
  });
}

/** The home screen's reminder to look at an animal again. */
export const LookAgain: LazyExoticComponent<() => ReactNode> = late('LookAgain');

/** The system's notices. */
export const SystemNotices: LazyExoticComponent<() => ReactNode> = late('SystemNotices');

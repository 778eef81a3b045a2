import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A part that comes once it is shown; where it does not come, nothing stands in its place and the rest goes on. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: () => null };
    }
  });
}

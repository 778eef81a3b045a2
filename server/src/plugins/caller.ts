import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Does something for an owner; all that it leads to, jobs as well, knows for whom. */
export function onBehalfOf<T>(ownerId: string, work: () => T): T {
  return callers.run(ownerId, work);
}

/** The owner on whose behalf this runs; '' for work of the server's own, such as a job that it takes up again. */
export function currentOwner(): string {
  return callers.getStore() ?? '';
}

import { localStore } from '@petwise/ui/storage';

/** The id of the owner's last analysis in this browser; the analysis itself is on the server. */
export function lastSession(): string | null {
  return localStore.read('petwise.health.last');
}

/** A browser that keeps nothing only loses the shortcut to the last analysis. */
export function rememberSession(id: string | null): void {
  localStore.write('petwise.health.last', id);
}

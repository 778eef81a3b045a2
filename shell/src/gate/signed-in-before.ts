import { localStore } from '@petwise/ui/storage';

const STORAGE_KEY = 'petwise.signedIn';

/**
 * Whether the last word of the server was that this device is signed in. It
 * opens the app without a network, where there is nothing of the server to see;
 * the server is asked as soon as it can be reached.
 */
export function wasSignedIn(): boolean {
  return localStore.read(STORAGE_KEY) === 'yes';
}

/** Keeps whether this device was signed in, for a start without network. */
export function rememberSignedIn(signedIn: boolean): void {
  localStore.write(STORAGE_KEY, signedIn ? 'yes' : null);
}

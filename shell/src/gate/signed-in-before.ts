const STORAGE_KEY = 'petwise.signedIn';

/**
 * Whether the last word of the server was that this device is signed in. It
 * opens the app without a network, where there is nothing of the server to see;
 * the server is asked as soon as it can be reached.
 */
export function wasSignedIn(): boolean {
  return localStorage.getItem(STORAGE_KEY) === 'yes';
}

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(STORAGE_KEY, 'yes');
  else localStorage.removeItem(STORAGE_KEY);
}

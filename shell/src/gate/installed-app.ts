import { authRoutes, STORAGE_KEYS } from '@petwise/contracts';
import { api } from '@petwise/api';
import { localStore } from '@petwise/ui/storage';

/** True in installed-app mode: the page runs in its own window (standalone display). */
export function isInstalledApp(): boolean {
  const iosStandalone = 'standalone' in navigator && navigator.standalone === true;
  return iosStandalone || matchMedia('(display-mode: standalone)').matches;
}

/** LOGIN-05: keeps the token that a login in installed-app mode returned. */
export function storePwaToken(token: string): void {
  localStore.write(STORAGE_KEYS.pwaAuthToken, token);
  localStore.write(STORAGE_KEYS.pwaAuthTime, String(Date.now()));
}

/** Forgets the token of the installed app; the next start asks for the password. */
export function forgetPwaToken(): void {
  localStore.write(STORAGE_KEYS.pwaAuthToken, null);
  localStore.write(STORAGE_KEYS.pwaAuthTime, null);
}

/**
 * GATE-08: revalidates a stored token at start. A valid one opens a session
 * and comes back renewed; a refused one is forgotten.
 */
export async function revalidatePwaToken(): Promise<boolean> {
  const token = localStore.read(STORAGE_KEYS.pwaAuthToken);
  if (!isInstalledApp() || !token) return false;
  const { valid, pwaToken } = await api().call(authRoutes.validatePwaToken, { body: { token } });
  if (!valid) forgetPwaToken();
  else if (pwaToken) storePwaToken(pwaToken);
  return valid;
}

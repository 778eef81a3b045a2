import { STORAGE_KEYS } from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';

/** GATE-03, DISC-03: whether this browser has accepted the disclaimer since its last sign-in. */
export function isDisclaimerAccepted(): boolean {
  return localStore.read(STORAGE_KEYS.disclaimerAccepted) === 'true';
}

/** Remembers that the disclaimer was accepted on this device. */
export function acceptDisclaimer(): void {
  localStore.write(STORAGE_KEYS.disclaimerAccepted, 'true');
}

/** GATE-06: a successful login asks again. */
export function clearDisclaimer(): void {
  localStore.write(STORAGE_KEYS.disclaimerAccepted, null);
}

import { STORAGE_KEYS } from '@petwise/contracts';

/** GATE-03, DISC-03: whether this browser has accepted the disclaimer since its last sign-in. */
export function isDisclaimerAccepted(): boolean {
  return localStorage.getItem(STORAGE_KEYS.disclaimerAccepted) === 'true';
}

export function acceptDisclaimer(): void {
  localStorage.setItem(STORAGE_KEYS.disclaimerAccepted, 'true');
}

/** GATE-06: a successful login asks again. */
export function clearDisclaimer(): void {
  localStorage.removeItem(STORAGE_KEYS.disclaimerAccepted);
}

import { type LocalKey, localStore, sessionStore } from '@petwise/ui/storage';

/** What this device keeps that is a setting, or a sign of who is signed in, and not the owner's words. */
const STAYS: ReadonlySet<LocalKey> = new Set<LocalKey>([
  'petwise.theme',
  'petwise.textScale',
  'petwise.weightUnits',
  'petwise.signedIn',
  'petwise.registry',
  'petwise.vetPhone',
  'petwise.clinicPhone',
]);

/** Removes drafts and everything else of the owner's words from this device. */
export function forgetDeviceData(): void {
  for (const key of localStore.keys('petwise.')) {
    if (!STAYS.has(key)) localStore.write(key, null);
  }
  sessionStore.removeAll();
}

/** What this device keeps that is a setting, or a sign of who is signed in, and not the owner's words. */
const STAYS = new Set([
  'petwise.theme',
  'petwise.textScale',
  'petwise.weightUnits',
  'petwise.signedIn',
  'petwise.registry',
  'petwise.vetPhone',
  'petwise.clinicPhone',
]);

/** Removes drafts and everything else of the owner's words from this device. */
export function forgetDeviceData(local: Storage, session: Storage): void {
  for (const key of Object.keys(local)) {
    if (key.startsWith('petwise.') && !STAYS.has(key)) local.removeItem(key);
  }
  session.clear();
}

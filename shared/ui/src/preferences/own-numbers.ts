import { localStore } from '../storage/storage.ts';

const KEYS = {
  pet: 'petwise.petVetPhone',
  vet: 'petwise.vetPhone',
  clinic: 'petwise.clinicPhone',
} as const;

/** Whom an owner may want to call, the first first: the vet of the pet that it is about, their own, a clinic. */
export const OWN_NUMBERS = ['pet', 'vet', 'clinic'] as const;
/** A telephone number that an owner may keep on the device. */
export type OwnNumber = (typeof OWN_NUMBERS)[number];

/** Whether nobody before it has the same number: a pet's vet is often the owner's. */
export function isFirstOfItsNumber(which: OwnNumber): boolean {
  const number = callAddress(ownNumber(which));
  return OWN_NUMBERS.find((one) => callAddress(ownNumber(one)) === number) === which;
}

/** A number as the owner wrote it; empty when there is none. It never leaves the device. */
export function ownNumber(which: OwnNumber): string {
  return localStore.read(KEYS[which]) ?? '';
}

/** Keeps a number; false when the browser keeps nothing. */
export function keepOwnNumber(which: OwnNumber, number: string): boolean {
  const text = number.trim();
  return localStore.write(KEYS[which], text === '' ? null : text);
}

/** The `tel:` address of a number; null when it holds too few digits to be one. */
export function callAddress(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 3) return null;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}

import { localStore } from '../storage/storage.ts';

const KEYS = {
  pet: 'petwise.petVetPhone',
  vet: 'petwise.vetPhone',
  clinic: 'petwise.clinicPhone',
} as const;
const PET_VET_NAME = 'petwise.petVetName';
/** Heard on the window once a number has changed: each bundle has its own copy of this module. */
const CHANGED = 'petwise:own-numbers';

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
  const isStored = localStore.write(KEYS[which], text === '' ? null : text);
  window.dispatchEvent(new Event(CHANGED));
  return isStored;
}

/** The vet of the pet that it is about now, by the clinic's name where it was told; null for none. */
export function keepPetVet(vet: { readonly name: string; readonly phone: string } | null): void {
  localStore.write(PET_VET_NAME, vet?.name.trim() || null);
  keepOwnNumber('pet', vet?.phone ?? '');
}

/** One whom the owner can call at a tap. */
export interface OwnCall {
  readonly whom: OwnNumber;
  /** Of the clinic; empty when it was not told. */
  readonly name: string;
  readonly number: string;
  /** Its `tel:` address. */
  readonly address: string;
}

/** Everyone of whom a number is kept here, the first first, each number once. */
export function ownCalls(): readonly OwnCall[] {
  return OWN_NUMBERS.filter(isFirstOfItsNumber).flatMap((whom) => {
    const number = ownNumber(whom);
    const address = callAddress(number);
    const name = whom === 'pet' ? (localStore.read(PET_VET_NAME) ?? '') : '';
    return address === null ? [] : [{ whom, name, number, address }];
  });
}

/** Calls back after each change on this page, or in another tab; returns what ends it. */
export function onOwnNumbers(changed: () => void): () => void {
  const listening = new AbortController();
  for (const type of [CHANGED, 'storage'])
    window.addEventListener(type, changed, { signal: listening.signal });
  return () => listening.abort();
}

/** The `tel:` address of a number; null when it holds too few digits to be one. */
export function callAddress(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 3) return null;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}

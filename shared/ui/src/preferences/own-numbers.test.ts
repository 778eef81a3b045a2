// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  callAddress,
  isFirstOfItsNumber,
  keepOwnNumber,
  keepPetVet,
  OWN_NUMBERS,
  ownCalls,
  ownNumber,
} from './own-numbers.ts';

beforeEach(() => localStorage.clear());

describe('the owner’s own numbers', () => {
  it('PWA-02 are kept on this device, and forgotten when emptied', () => {
    expect(ownNumber('vet')).toBe('');
    expect(keepOwnNumber('vet', ' 020 7946 0000 ')).toBe(true);
    expect(ownNumber('vet')).toBe('020 7946 0000');
    expect(ownNumber('clinic')).toBe('');
    keepOwnNumber('vet', '  ');
    expect(ownNumber('vet')).toBe('');
  });

  it('the vet of the pet comes first, and a number that two have is called once', () => {
    keepOwnNumber('vet', '020 7946 0000');
    keepOwnNumber('clinic', '145');
    expect(OWN_NUMBERS.filter(isFirstOfItsNumber)).toEqual(['pet', 'vet', 'clinic']);
    keepOwnNumber('pet', '020-7946-0000');
    expect(OWN_NUMBERS.filter(isFirstOfItsNumber)).toEqual(['pet', 'clinic']);
  });

  it('the vet of the pet is called by the clinic’s name, and is forgotten with the pet', () => {
    keepPetVet({ name: 'Hill Road Clinic', phone: '020 7946 0001' });
    keepOwnNumber('vet', '145');
    expect(ownCalls()).toEqual([
      {
        whom: 'pet',
        name: 'Hill Road Clinic',
        number: '020 7946 0001',
        address: 'tel:02079460001',
      },
      { whom: 'vet', name: '', number: '145', address: 'tel:145' },
    ]);
    keepPetVet(null);
    expect(ownCalls().map(({ whom }) => whom)).toEqual(['vet']);
    expect(Object.keys(localStorage)).toEqual(['petwise.vetPhone']);
  });

  it.each([
    ['+44 (0)20 7946-0000', 'tel:+4402079460000'],
    ['020.7946.0000', 'tel:02079460000'],
    ['145', 'tel:145'],
    ['ask Tom', null],
    ['', null],
    ['javascript:alert(1)', null],
  ])('%s is called at %s', (number, address) => {
    expect(callAddress(number)).toBe(address);
  });
});

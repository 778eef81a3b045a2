import { expect, it } from 'vitest';
import { anotherAddress } from './another-address.ts';

const FOLDER = 'https://cdn.example/petwise/mfe_chat/0.1.0-ab12';

it.each([`${FOLDER}/mf-manifest.json`, '/remotes/mfe_chat/0.1.0-ab12/mf-manifest.json'])(
  'gives each attempt at %s an address of its own, which any file server reads as the same',
  (entry) => {
    const addresses = Array.from({ length: 20 }, (_, attempt) => anotherAddress(entry, attempt));
    expect(addresses[0]).toBe(entry);
    expect(new Set(addresses).size).toBe(20);
    // As browsers write it: none of them is the first one in disguise.
    const asked = addresses.map((address) => new URL(address, 'https://pets.example').href);
    expect(new Set(asked).size).toBe(20);
    expect(addresses.map(decodeURIComponent)).toEqual(Array.from({ length: 20 }, () => entry));
    // What lies behind it is asked for anew as well.
    expect(new URL('./assets/a.js', asked[1]).href).not.toBe(
      new URL('./assets/a.js', asked[0]).href,
    );
  },
);

it('leaves alone what lies in no folder, and codes that are there', () => {
  expect(anotherAddress('http://localhost:4312/mf-manifest.json', 3)).toBe(
    'http://localhost:4312/mf-manifest.json',
  );
  expect(anotherAddress('/remotes/a%20b/x.json', 1)).toBe('/remotes/%61%20b/x.json');
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { labShopUrl } from './lab-shop.ts';

afterEach(() => document.head.replaceChildren());

function name(address: string): void {
  const meta = document.createElement('meta');
  meta.name = 'petwise-lab-shop';
  meta.content = address;
  document.head.append(meta);
}

describe('labShopUrl', () => {
  it('DX-10 opens the shop that the page names', () => {
    name('https://shop.example/tests');
    expect(labShopUrl(document)).toBe('https://shop.example/tests');
  });

  it('DX-10 opens a neutral page when none, or none that is safe, is named', () => {
    const neutral = labShopUrl(document);
    name('javascript:alert(1)');
    expect(neutral).toMatch(/^https:/);
    expect(labShopUrl(document)).toBe(neutral);
  });
});

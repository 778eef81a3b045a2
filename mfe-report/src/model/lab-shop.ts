import { safeLink } from './safe-link.ts';

/**
 * The lab provider's shop (DX-10). The specification shows no address, so an
 * installation may name one in `<meta name="petwise-lab-shop" content="…">`;
 * without it a neutral search for a pet laboratory opens.
 */
export function labShopUrl(page: Document): string {
  const named = page.querySelector('meta[name="petwise-lab-shop"]')?.getAttribute('content');
  return safeLink(named) ?? NEUTRAL_SHOP;
}

const NEUTRAL_SHOP = 'https://www.openstreetmap.org/search?query=veterinary%20laboratory';

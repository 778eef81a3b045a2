import { isIP } from 'node:net';
import * as v from 'valibot';

/** How many proxies stand before the server, or which addresses they have (CIDR, comma-separated). */
export const proxies = v.pipe(
  v.string(),
  v.transform((text): number | string[] => {
    if (/^(?:0|false)$/.test(text)) return 0;
    if (/^(?:\d|true)$/.test(text)) return Number(text === 'true' ? 1 : text);
    return text.split(',').map((part) => part.trim());
  }),
  v.check(
    (trusted) => typeof trusted === 'number' || trusted.every(isNetwork),
    'must be how many proxies stand before the server (0 to 9), or their addresses, such as 10.0.0.0/8',
  ),
);

/** An address, or a network written as `address/bits`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const kind = isIP(address);
  const most = kind === 4 ? 32 : 128;
  return kind > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** As Fastify asks for it. Counted from us outward, hop 0 is who connects to us. */
export function trusted(
  told: false | number | string[],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof told === 'number' ? (_address, hop) => hop < told : told;
}

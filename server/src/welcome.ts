import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

/** The address to open in a browser. */
export function addressOf(
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>,
  bound: AddressInfo | string | null,
): string {
  if (config.publicOrigin !== undefined) return config.publicOrigin;
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const local = everywhere || config.host === '127.0.0.1' || config.host === '::1';
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${local ? 'localhost' : name}:${port}`;
}

/** What a person sees when the server is ready; the pass phrase once, large and clear. */
export function welcome(address: string, passPhrase: string | null): string {
  if (passPhrase === null) return `\nPetwise is ready: ${address}\n\n`;
  const lines = [
    'Petwise is ready.',
    '',
    `Open       ${address}`,
    `Password   ${passPhrase}`,
    '',
    'Write the password down: it is shown only this once.',
    'Set PETWISE_PASSWORD to choose your own.',
  ];
  const width = Math.max(...lines.map((line) => line.length)) + 4;
  const bar = '═'.repeat(width);
  const body = lines.map((line) => `║  ${line.padEnd(width - 2)}║`);
  return `\n╔${bar}╗\n${body.join('\n')}\n╚${bar}╝\n\n`;
}

import type { RemoteName } from '../../shared/contracts/src/index.ts';

/** Where the ports of `npm run dev` begin; a second checkout beside the first says another. */
const FIRST = Number(process.env.PETWISE_DEV_PORTS ?? 4300);
if (!Number.isInteger(FIRST) || FIRST < 1024 || FIRST > 65_000) {
  throw new Error('PETWISE_DEV_PORTS is a port from 1024 to 65000, such as 4500');
}

/** Ports of `npm run dev`: the API is the first. */
export const DEV_PORTS = {
  server: FIRST,
  shell: FIRST + 1,
  mfe_intake: FIRST + 11,
  mfe_chat: FIRST + 12,
  mfe_report: FIRST + 13,
  mfe_uploads: FIRST + 14,
  mfe_health: FIRST + 15,
} as const satisfies Record<RemoteName | 'server' | 'shell', number>;

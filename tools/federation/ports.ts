import type { RemoteName } from '../../shared/contracts/src/index.ts';

/** Ports of `npm run dev`; the API of the same run listens on 4300. */
export const DEV_PORTS = {
  server: 4300,
  shell: 4301,
  mfe_intake: 4311,
  mfe_chat: 4312,
  mfe_report: 4313,
  mfe_uploads: 4314,
  mfe_health: 4315,
} as const satisfies Record<RemoteName | 'server' | 'shell', number>;

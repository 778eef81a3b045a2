import type { RemoteName } from '@petwise/contracts';
import { claimHost, type Emit, type EventOwner } from '@petwise/events';
import { reportPageError } from '../telemetry/page-reports.ts';

/** The bus of this page from the side of its host: the shell takes it before any door opens. */
export const hostBus = claimHost();

/** The shell's own voice. */
export const emit = hostBus.emitterFor('shell');

hostBus.onDropped((room, reason, name) => {
  reportPageError({
    bundle: room === 'shell' ? 'shell' : `mfe_${room}`,
    kind: 'event',
    message: reason === 'flood' ? `too many events, ${name} among them` : `unknown event ${name}`,
  });
});

/** The emitter that the doors of a remote get, and nobody else. */
export function emitterOf(remote: RemoteName): Emit {
  // A remote is called after its room; the bus refuses any other's events at run time.
  return hostBus.emitterFor(remote.slice('mfe_'.length) as EventOwner) as Emit;
}

import type { RemoteName } from '@petwise/contracts';
import { claimHost, type Emit, type EventOwner, type EventVersions } from '@petwise/events';
import { reportPageError } from '../telemetry/page-reports.ts';

/** The bus of this page from the side of its host: the shell takes it before any door opens. */
export const hostBus = claimHost();

/** The shell's own voice. */
export const emit = hostBus.emitterFor('shell');

hostBus.onDropped((owner, reason, name) => {
  reportPageError({
    bundle: owner === 'shell' ? 'shell' : `mfe_${owner}`,
    kind: 'event',
    message: reason === 'flood' ? `too many events, ${name} among them` : `unknown event ${name}`,
  });
});

/** The emitter that a door of a remote gets, and nobody else; `built`: the versions of events that it was built with. */
export function emitterOf(remote: RemoteName, built: EventVersions = {}): Emit {
  // The owner of a remote's events is the remote's name without `mfe_`; the bus refuses any other's at run time.
  return hostBus.emitterFor(remote.slice('mfe_'.length) as EventOwner, built) as Emit;
}

/**
 * Takes the place of the federation runtime's snapshots: remotes are registered
 * by the address of their module, so that there is nothing to find out about them.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = {
    lifecycle: {},
    applyPlugin: (): void => undefined,
    removePlugin: (): void => undefined,
  };
}

export function getGlobalRemoteInfo(): object {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}

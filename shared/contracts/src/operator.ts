import * as v from 'valibot';
import { ReleaseName, ReleaseVersion } from './release-service.ts';
import { defineRoutes } from './route.ts';

/*
 * What only who runs the server may ask, by the key in its data folder.
 * A door of its own (`@petwise/contracts/operator`), so that no page carries it.
 */
export const operatorRoutes = defineRoutes({
  /** A tar archive of everything the server keeps, as at one moment; see docs/operations.md. */
  backup: {
    method: 'GET',
    path: '/api/operator/backup',
    access: 'release-key',
    bodyKind: 'none',
    response: v.unknown(),
    /** A slow line may take this long. */
    timeoutMs: 6 * 60 * 60 * 1000,
  },
  /** A page without script: what the channel gives of each remote, and how pages fare with it. A browser sends the key as the password that it asks for. */
  releases: {
    method: 'GET',
    path: '/operator/releases',
    access: 'release-key',
    bodyKind: 'none',
    response: v.unknown(),
  },
  /** A page without script: how often a report had what a vet found later, in counts. */
  outcomes: {
    method: 'GET',
    path: '/operator/outcomes',
    access: 'release-key',
    bodyKind: 'none',
    response: v.unknown(),
  },
  /** One of the releases page's buttons; it leads back to the page. */
  moveRelease: {
    method: 'POST',
    path: '/operator/releases',
    access: 'release-key',
    bodyKind: 'form',
    body: v.variant('kind', [
      v.object({ kind: v.picklist(['promote', 'rollback', 'unpin']), remote: ReleaseName }),
      v.object({
        kind: v.picklist(['pin', 'recall']),
        remote: ReleaseName,
        version: ReleaseVersion,
      }),
    ]),
    response: v.unknown(),
  },
});

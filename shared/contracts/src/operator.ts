import * as v from 'valibot';
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
});

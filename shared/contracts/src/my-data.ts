import * as v from 'valibot';
import { defineRoutes } from './route.ts';

const rows = v.array(v.record(v.string(), v.unknown()));

/**
 * All that the server holds of one owner, as one file for them to keep. Files
 * that were sent are listed with the address that gives their content.
 */
export const MyData = v.object({
  schema: v.literal('petwise.my-data'),
  version: v.literal(1),
  /** ISO 8601, UTC. */
  exportedAt: v.string(),
  assessments: rows,
  conversations: rows,
  files: rows,
  healthImports: rows,
  reportLinks: rows,
});
export type MyData = v.InferOutput<typeof MyData>;

export const myDataRoutes = defineRoutes({
  export: {
    method: 'GET',
    path: '/api/my-data',
    access: 'session',
    bodyKind: 'none',
    response: MyData,
  },
  /** Deletes all of it, at once and for good; the owner stays signed in. */
  remove: {
    method: 'DELETE',
    path: '/api/my-data',
    access: 'session',
    bodyKind: 'none',
    response: v.object({ deleted: v.literal(true) }),
  },
});

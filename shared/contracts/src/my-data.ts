import * as v from 'valibot';
import { defineRoutes, type OwnerData } from './route.ts';

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
  pets: rows,
  assessments: rows,
  conversations: rows,
  files: rows,
  healthImports: rows,
  reportLinks: rows,
  accesses: rows,
});
export type MyData = v.InferOutput<typeof MyData>;

const OWNER_DATA = [
  'pets',
  'assessments',
  'conversations',
  'reports',
  'files',
  'laboratory',
  'health',
  'links',
  'everything',
] as const satisfies readonly OwnerData[];

/** That somebody saw or changed something of an owner's, within one hour. */
export const Access = v.object({
  /** Of which one to page from. */
  id: v.string(),
  /** The owner's own sign-in, who has a link, who runs the server (a backup), or a language model that the owner allowed. */
  who: v.picklist(['owner', 'link', 'operator', 'model']),
  /** This very sign-in; false for another of the owner's. */
  isHere: v.boolean(),
  /** What the browser says it runs on ("Android"), or the name of the model; may be empty. */
  device: v.string(),
  act: v.picklist(['read', 'written', 'deleted']),
  data: v.picklist(OWNER_DATA),
  times: v.number(),
  /** ISO 8601, UTC: the first and the last time within the hour. */
  firstAt: v.string(),
  lastAt: v.string(),
});
export type Access = v.InferOutput<typeof Access>;

/** The calls by which owners take out and delete all that is theirs. */
export const myDataRoutes = defineRoutes({
  export: {
    method: 'GET',
    path: '/api/my-data',
    access: 'session',
    ownerData: 'everything',
    bodyKind: 'none',
    response: MyData,
  },
  /** Deletes all of it, at once and for good; the owner stays signed in. */
  remove: {
    method: 'DELETE',
    path: '/api/my-data',
    access: 'session',
    ownerData: 'everything',
    bodyKind: 'none',
    response: v.object({ deleted: v.literal(true) }),
  },
  /** After how many days without a change it is deleted; null: only by its owner. */
  retention: {
    method: 'GET',
    path: '/api/my-data/retention',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'none',
    response: v.object({ days: v.nullable(v.number()) }),
  },
  /** Who has seen or changed any of it, newest first; `after` is what the page before gave as `next`. */
  accesses: {
    method: 'GET',
    path: '/api/my-data/accesses',
    access: 'session',
    ownerData: 'none',
    query: v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) }),
    bodyKind: 'none',
    response: v.object({ accesses: v.array(Access), next: v.optional(v.string()) }),
  },
});

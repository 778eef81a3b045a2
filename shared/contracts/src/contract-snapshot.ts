import * as v from 'valibot';
import type { ContractRange } from './remotes.ts';

const Contracts = v.object({
  from: v.pipe(v.number(), v.integer()),
  to: v.pipe(v.number(), v.integer()),
}) satisfies v.GenericSchema<ContractRange>;

/** Names with what each is: props of a door, fields of an event. `type` is only compared, never read. */
const Shape = v.record(v.string(), v.object({ type: v.string(), required: v.boolean() }));
const Shapes = v.record(v.string(), Shape);

/**
 * What a version was built against. Of a remote `libraries` are the names that it takes
 * from the page, of the shell those that it offers; `knows` is the shell's catalogue of events.
 */
export const ContractSnapshot = v.object({
  libraries: v.record(v.string(), v.object({ version: v.string(), names: v.array(v.string()) })),
  /** Doors by name, with the props as this version knows them. */
  opens: Shapes,
  offers: Shapes,
  /** Events by name, with their fields. */
  emits: Shapes,
  hears: Shapes,
  knows: Shapes,
  /** Of the shell: the contracts whose remotes it opens. One of before opened those of its own contract. */
  contracts: v.optional(Contracts),
  /** Events by name, where they are not of version 1 alone: `to` as this version knows it, from `from` on it has steps. */
  eventVersions: v.optional(v.record(v.string(), Contracts)),
});
export type ContractSnapshot = v.InferOutput<typeof ContractSnapshot>;

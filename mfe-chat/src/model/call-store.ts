import type { CallStore } from '../api/durable-call.ts';
import * as v from 'valibot';
import { readTabState, writeTabState } from './tab-state.ts';

/** The fields of every call that this tab keeps over a reload. */
export const storedCall = { key: v.string(), startedAt: v.number(), cancelled: v.boolean() };

/** Where this tab keeps a call; one of another shape is none. */
export function callStore<S extends v.GenericSchema>(
  name: string,
  schema: S,
): CallStore<v.InferOutput<S>> {
  return {
    read: () => readTabState(name, schema),
    keep: (call) => writeTabState(name, call),
  };
}

import * as v from 'valibot';

/** A page asks the worker to look for a newer set. */
export const CheckSet = v.object({ type: v.literal('petwise.check-set') });

/** The worker tells its pages which set is the newest that it holds whole. */
export const SetStored = v.object({ type: v.literal('petwise.set-kept'), version: v.string() });

import * as v from 'valibot';

/**
 * Says of an assessment that it was made on the owner's device, without the
 * server: not sent yet; sent, and the server's own run over the same words came
 * to the same; or it came to something else, as another version of the engine may.
 */
export const DeviceCheck = v.picklist(['not-sent', 'same', 'differs']);
export type DeviceCheck = v.InferOutput<typeof DeviceCheck>;

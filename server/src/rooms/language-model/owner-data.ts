import type { OwnerData } from '../../db/owner-data.ts';
import { keepModelConsent } from '../auth/owners.ts';

/** The owner’s consent; what a model saw and cost goes with the session’s reasoning. */
export const modelData: OwnerData = {
  forget: (tx, ownerId) => keepModelConsent(tx, ownerId, null),
};

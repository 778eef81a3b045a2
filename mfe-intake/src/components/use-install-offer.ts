import { useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer } from '../model/install-prompt.ts';

/** Whether the browser offers to install Petwise right now. */
export function useInstallOffer(): boolean {
  return useSyncExternalStore(onInstallOffer, () => installOffer() !== null);
}

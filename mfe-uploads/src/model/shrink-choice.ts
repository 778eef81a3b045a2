import { localStore } from '@petwise/ui/storage';

/** Whether large photos are scaled before they are sent; the owner's choice on this device, yes by default. */
export function shrinkWanted(): boolean {
  return localStore.read('petwise.fullSizePhotos') === null;
}

/** Where the browser keeps nothing, the choice holds for this list only. */
export function rememberShrink(wanted: boolean): void {
  localStore.write('petwise.fullSizePhotos', wanted ? null : 'yes');
}

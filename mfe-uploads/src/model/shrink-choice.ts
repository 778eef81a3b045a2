const KEY = 'petwise.fullSizePhotos';

/** Whether large photos are scaled before they are sent; the owner's choice on this device, yes by default. */
export function shrinkWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function rememberShrink(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is full or forbidden; the choice then holds for this list only.
  }
}

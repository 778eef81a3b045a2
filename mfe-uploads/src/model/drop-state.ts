/** What a drop zone shows of itself (UPL-02). */
export type DropState = 'idle' | 'focused' | 'active' | 'accept' | 'reject' | 'choosing';

/** The state that matters most to the eye, of all that the drop zone tracks. */
export function dropStateOf(zone: {
  readonly isFocused: boolean;
  readonly isDragActive: boolean;
  readonly isDragAccept: boolean;
  readonly isDragReject: boolean;
  readonly isFileDialogActive: boolean;
}): DropState {
  if (zone.isDragReject) return 'reject';
  if (zone.isDragAccept) return 'accept';
  if (zone.isDragActive) return 'active';
  if (zone.isFileDialogActive) return 'choosing';
  return zone.isFocused ? 'focused' : 'idle';
}

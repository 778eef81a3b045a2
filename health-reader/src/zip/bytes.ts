/** A view of exactly these bytes, whatever buffer they lie in. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A 64-bit number; beyond 2^53 it is no size of any file, and fails every bound it is held against. */
export function wide(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Stub for compile; filled below. */
export function phrasingsOf(_ref: string, _wording: number): string | null { return null; }

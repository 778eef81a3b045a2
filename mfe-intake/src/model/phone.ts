/** The kind of phone in hand, for the install steps shown first. */
export type Phone = 'iphone' | 'android' | 'other';

/** Reads it from the browser's own description; iPads call themselves a Mac with a touch screen. */
export function phoneOf(navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Phone {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** CHAT-02: user messages longer than this many characters are cut. */
export const MESSAGE_LIMIT = 500;

/**
 * The first `limit` characters and an ellipsis, or the text itself when it is
 * short enough. A surrogate pair is never cut in two.
 */
export function truncate(text: string, limit: number = MESSAGE_LIMIT): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  const inPair = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, inPair ? limit - 1 : limit)}…`;
}

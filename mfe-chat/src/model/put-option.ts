/**
 * CHAT-04: the box after an option was pressed. An option replaces an empty box
 * or another option; words of the owner's own are kept above it.
 */
export function putOption(draft: string, option: string, options: readonly string[]): string {
  const own = draft.trim();
  if (own === '' || options.includes(own)) return option;
  const lines = draft.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  if (lines.length > 1 && options.includes(last)) lines.pop();
  return [...lines, option].join('\n');
}

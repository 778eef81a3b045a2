import { answerOf, type Draft } from './draft.ts';

/**
 * CHAT-04: the box after an option was pressed. An option replaces an empty box
 * or what was pressed or measured before; words of the owner's own are kept above it.
 */
export function putOption(draft: Draft, option: string, options: readonly string[]): Draft {
  const lines = answerOf(draft).split('\n');
  const other = lines.findLastIndex((line) => options.includes(line) || line === draft.option);
  const own = lines.filter((line, index) => index !== other && (line !== '' || lines.length > 1));
  return { ...draft, text: [...own, option].join('\n'), option };
}

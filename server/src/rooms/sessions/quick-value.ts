const VALUE = /^([\da-f]{8}-[\da-f-]{27}):(.*)$/s;

/** The value of a quick answer: it names the message that asks, so that it answers nothing else. */
export function toQuickValue(messageId: string, option: string): string {
  return `${messageId}:${option}`;
}

/** What a value names; null for one that we did not make. */
export function readQuickValue(value: string): { messageId: string; option: string } | null {
  const [, messageId, option] = VALUE.exec(value) ?? [];
  return messageId === undefined || option === undefined ? null : { messageId, option };
}

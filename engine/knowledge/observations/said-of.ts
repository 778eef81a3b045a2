/** The same said of each of several parts. */
export const of = (parts: readonly string[], ...said: readonly string[]): string[] =>
  parts.flatMap((part) => said.map((one) => `${part} ${one}`));
